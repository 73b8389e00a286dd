import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { FacetsResponse } from '../../src/contract/facets.ts'
import { MapResponse, OffersResponse } from '../../src/contract/offers.ts'
import { Quote } from '../../src/contract/quote.ts'
import { StayDetail } from '../../src/contract/stay.ts'
import { locales } from '../../src/market/markets.ts'
import { responseTo, facets, offers, origin } from '../testing/whole-catalogue.ts'

describe('search', () => {
  // @rule S3.16
  test('one card per hotel, in every locale, matching the contract', async () => {
    for (const locale of locales) {
      const { exactMatch, searchDetails } = await responseTo(OffersResponse, `/offers.json?locale=${locale}`)
      expect(exactMatch).toHaveLength(24)
      expect(new Set(exactMatch.map((card) => card.hotel.id)).size).toBe(24)
      expect(searchDetails.totalCount).toBeGreaterThan(800)
      expect(exactMatch.every((card) => card.images.length > 0 && card.headwords.length > 0)).toBe(true)
    }
  })

  test('a market’s own country comes first', async () => {
    const { exactMatch } = await responseTo(OffersResponse, '/offers.json?locale=nl_NL&limit=12')
    expect(exactMatch.filter((card) => card.uri.startsWith('/verblijf/')).length).toBe(12)
    expect(exactMatch.filter((card) => card.hotel.location.latitude > 49.4).length).toBeGreaterThan(8)
  })

  test('neighbouring cards have different pictures', async () => {
    const { exactMatch } = await offers('theme=26')
    const leads = exactMatch.map((card) => card.images[0]?.url)
    expect(leads.some((url, index) => url === leads[index + 1])).toBe(false)
  })

  test('pages follow each other without repeating a hotel', async () => {
    const first = await offers('limit=10&page=0')
    const second = await offers('limit=10&page=1')
    expect(new Set([...first.exactMatch, ...second.exactMatch].map((card) => card.id)).size).toBe(20)
    expect((await offers('limit=100&page=500')).searchDetails.totalCount).toBe(first.searchDetails.totalCount)
  })

  test('dates: every card can be booked at its price', async () => {
    const { exactMatch } = await offers('checkin=2026-12-11&nights=2&limit=6')
    for (const card of exactMatch) {
      const quote = await responseTo(Quote, `/weekend/${card.id}/quote.json?locale=fr_FR&checkin=2026-12-11&nights=2`)
      expect(quote.bookable).toBe(true)
      expect(quote.priceInfo?.sellPrice).toBe(card.sellPrice)
      expect(quote.priceInfo?.refPrice).toBe(card.refPrice)
      // Few cards of a page show how few rooms are left; those that do are right.
      expect([undefined, quote.roomsAmount]).toContain(card.availableRooms)
      expect(card.priceType).toBe('final')
    }
  })

  test.each(['2&child=1', '3&child=2&baby=1', '6&child=4'])(
    'a family of %s in up to two rooms: every card can be booked at its price',
    async (guests) => {
      const family = `checkin=2026-12-11&nights=2&adult=${guests}`
      const { exactMatch, searchDetails } = await offers(`${family}&rooms=2&limit=12&orderBy=priceAsc`)
      const oneRoom = (await offers(`${family}&singleRoom=true`)).searchDetails.totalCount
      expect(searchDetails.totalCount).toBeGreaterThan(oneRoom)
      const quotes = await Promise.all(
        exactMatch.map(({ id }) => responseTo(Quote, `/weekend/${id}/quote.json?locale=fr_FR&${family}&smartcapacity=true`)),
      )
      expect(quotes.map(({ priceInfo }) => priceInfo?.sellPrice)).toEqual(exactMatch.map(({ sellPrice }) => sellPrice))
      expect(quotes.map(({ modifiedReservationCriteria: made }) => made?.rooms ?? 1).every((rooms) => rooms <= 2)).toBe(true)
      expect((await facets(`${family}&rooms=2`)).totalCount).toBe(searchDetails.totalCount)
    },
  )

  test('a stay in the past has no results', async () => {
    expect((await offers('checkin=2026-11-20&nights=1')).exactMatch).toEqual([])
  })

  test('arrivals today are taken until eight in the evening', async () => {
    expect((await offers('checkin=2026-11-21&nights=1', '2026-11-21T19:59')).searchDetails.totalCount).toBeGreaterThan(100)
    expect((await offers('checkin=2026-11-21&nights=1', '2026-11-21T20:00')).searchDetails.totalCount).toBe(0)
  })

  test('a family shares one room with enough beds', async () => {
    const { exactMatch } = await offers('adult=2&child=2&limit=5')
    for (const card of exactMatch) {
      const { room } = await responseTo(StayDetail, `/weekend/${card.id}/detail.json?locale=fr_FR`)
      expect(room.maxCapacity).toBeGreaterThanOrEqual(4)
    }
  })

  // @rule S7.9
  test('orders', async () => {
    const cheapest = (await offers('orderBy=priceAsc&limit=100&stars=5')).exactMatch
    const prices = cheapest.map(({ sellPrice }) => sellPrice)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const distances = (await offers('lat=50.85&lng=4.35&distanceMax=60&orderBy=distance')).exactMatch.map((card) => card.distance ?? 999)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(60)
    const promos = (await offers('orderBy=promo&limit=50')).exactMatch.map((card) => card.promo ?? 0)
    expect(promos[0]).toBeGreaterThanOrEqual(40)
    const gifts = (await offers('flow=gifting&orderBy=svPriceDesc&limit=50')).exactMatch.map((card) => card.sellPrice)
    expect(gifts).toEqual([...gifts].sort((a, b) => b - a))
  })

  test('each kind of place is searched', async () => {
    const skiResort = await origin.db
      .prepare(
        "SELECT p.id FROM place p JOIN place_offers o ON o.place_id = p.id AND o.theme = 0 WHERE p.kind = 'ski_resort' AND o.hotels > 0",
      )
      .first<{ id: number }>()
    const counts = await Promise.all(
      [
        'country=250',
        'region=1003',
        'department=2968815',
        'city=2988507',
        'searesort=2978640',
        `skiresort=${skiResort?.id}`,
        'lat=48.85&lng=2.35&distanceMax=50',
        'touristicregion=50326',
        'poi=50508',
        'hotel=1001',
      ].map(async (place) => (await offers(place)).searchDetails.totalCount),
    )
    expect(counts.every((count) => count > 0)).toBe(true)
    const { searchDetails } = await offers('city=2988507')
    expect(searchDetails).toMatchObject({ destination: 'Paris', cityId: 2988507 })
    expect(searchDetails.locationHierarchy?.map((area) => area.type)).toEqual(['country', 'region', 'department', 'city'])
  })

  test('a count is the total of its search and of its facets, whatever is asked for', async () => {
    const criteria = fc.record({
      place: fc.constantFrom('', 'region=1012', 'city=2988507', 'lat=48.85&lng=2.35&distanceMax=80', 'hotel=1001', 'city=1'),
      dates: fc.constantFrom(
        '',
        'checkin=2026-12-11&nights=2',
        'checkin=2026-12-11&nights=1&flexible=2',
        'flexible=weekend&nights=2',
        'flexible=month&month=2027-02&nights=3',
        'flow=gifting',
        'flow=gifting&giftNights=2&bucket=1',
      ),
      guests: fc.constantFrom('', 'adult=5', 'adult=4&child=1&rooms=3', 'adult=2&child=2&singleRoom=true'),
      hotels: fc.constantFrom('', 'facilities=wifi,spa', 'stars=4,5&minHotelReviewScore=8', 'hotelStyles=design&petsAllowed=true'),
      stays: fc.constantFrom('', 'tags=101,104', 'theme=26', 'priceMax=9000', 'priceMin=8000&priceMax=15000', 'minisite=250'),
    })
    await fc.assert(
      fc.asyncProperty(criteria, async (chosen) => {
        const search = Object.values(chosen).filter(Boolean).join('&')
        const { json } = await origin.post('/counts.json', { locale: 'fr_FR', searches: [search] })
        const [found, counted] = await Promise.all([
          origin.get(`/offers.json?locale=fr_FR&${search}`),
          origin.get(`/facets.json?locale=fr_FR&${search}`),
        ])
        const isKnown = found.status === 200
        expect(json).toEqual({ counts: [isKnown ? v.parse(OffersResponse, found.json).searchDetails.totalCount : 0] })
        if (isKnown) expect({ counts: [v.parse(FacetsResponse, counted.json).totalCount] }).toEqual(json)
      }),
      { numRuns: 150 },
    )
  })

  test('one hotel shows all its stays', async () => {
    const { exactMatch } = await offers('hotel=1001')
    expect(exactMatch.length).toBeGreaterThan(2)
    expect(new Set(exactMatch.map((card) => card.hotel.id))).toEqual(new Set([1001]))
  })

  test('hotels can be excluded', async () => {
    const [first] = (await offers('region=1003')).exactMatch
    const others = await offers(`region=1003&excludedHotelIds=${first?.hotel.id}`)
    expect(others.exactMatch.some((card) => card.hotel.id === first?.hotel.id)).toBe(false)
  })

  // @rule S7.18
  test('the map has every result as a point', async () => {
    const query = 'region=1012&theme=23&facilities=wifi'
    const map = await responseTo(MapResponse, `/offers.json?locale=fr_FR&${query}&performMapSearch=true`)
    const list = await offers(query)
    expect(map.exactMatch).toHaveLength(list.searchDetails.totalCount)
    expect(map.exactMatch[0]?.weekend[0]?.id).toBe(list.exactMatch[0]?.id)
  })

  test.each(['', '&checkin=2026-12-11&nights=2&adult=3&child=1', '&flow=gifting&giftNights=2'])(
    'a point has its hotel’s name and the price of its card (%s)',
    async (criteria) => {
      const query = `region=1012${criteria}`
      const map = await responseTo(MapResponse, `/offers.json?locale=fr_FR&${query}&performMapSearch=true`)
      const { exactMatch } = await offers(query)
      expect(exactMatch.length).toBeGreaterThan(3)
      const points = new Map(map.exactMatch.map((point) => [point.id, point]))
      for (const { id, hotel, sellPrice, refPrice, promo, priceType, nights, participants } of exactMatch)
        expect(points.get(hotel.id)).toMatchObject({
          label: hotel.label,
          weekend: [{ id, price: { sellPrice, ...(refPrice && { refPrice, promo }), priceType, nights, participants } }],
        })
    },
  )

  // @rule S3.14
  test('nested criteria are equal to flat ones', async () => {
    const { status, json } = await origin.post('/offers.json', {
      locale: 'fr_FR',
      filters: {
        property: { location: { regionId: 1003 }, stars: [4], facilities: ['wifi'] },
        offer: {
          date: { checkin: '2026-12-11', nights: 2 },
          categories: { themeIds: [26] },
          familyComposition: { adults: 2 },
          price: { max: 60_000 },
        },
      },
      sorting: { orderBy: 'priceQuality' },
      searchServiceProvider: 'catalog',
      performMapSearch: true,
    })
    expect(status).toBe(200)
    const flat = await offers('region=1003&stars=4&facilities=wifi&checkin=2026-12-11&nights=2&theme=26&adult=2&priceMax=60000')
    expect(v.parse(MapResponse, json).exactMatch).toHaveLength(flat.searchDetails.totalCount)
  })

  test("a partner's customers see only what its terms promise", async () => {
    const everything = (await offers('')).searchDetails.totalCount
    const { exactMatch, searchDetails } = await offers('minisite=250&limit=6')
    expect(searchDetails.totalCount).toBeLessThan(everything)
    expect((await facets('minisite=250')).totalCount).toBe(searchDetails.totalCount)
    for (const { id } of exactMatch) {
      const { activities, breakfast } = await responseTo(StayDetail, `/weekend/${id}/detail.json?locale=fr_FR`)
      expect(activities.some((activity) => activity.type === 'dinner')).toBe(true)
      expect(breakfast).toBeDefined()
    }
  })

  // @rule S7.28
  test('invalid input is rejected with its field', async () => {
    for (const [query, field] of [
      ['locale=de_DE', 'locale'],
      ['locale=fr_FR&checkin=2026-13-01', 'checkin'],
      ['locale=fr_FR&adult=0', 'adult'],
      ['locale=fr_FR&orderBy=random', 'orderBy'],
    ]) {
      const { status, json } = await origin.get(`/offers.json?${query}`)
      expect(status).toBe(400)
      expect(json).toMatchObject({ error: { code: 'invalid-parameter', field } })
    }
    expect((await origin.get('/offers.json?locale=fr_FR&city=1')).status).toBe(404)
    expect((await origin.post('/offers.json', 'no criteria')).status).toBe(400)
  })
})
