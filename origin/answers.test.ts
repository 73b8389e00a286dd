import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ActivityDetail, ActivityOffers } from '../src/contract/activity.ts'
import { Availabilities, CheckoutNights } from '../src/contract/availability.ts'
import { BoxList } from '../src/contract/boxes.ts'
import { Eligibility } from '../src/contract/eligibility.ts'
import { FacetsAnswer } from '../src/contract/facets.ts'
import { GeoSuggestions } from '../src/contract/geo.ts'
import { ShippingCosts, sleeveCategory, SubElements } from '../src/contract/gifts.ts'
import { HotelPage } from '../src/contract/hotel-page.ts'
import { Landing } from '../src/contract/landing.ts'
import { MapAnswer, OffersAnswer } from '../src/contract/offers.ts'
import { Quote } from '../src/contract/quote.ts'
import { ReviewList } from '../src/contract/reviews.ts'
import { ProductOffers, StayDetail } from '../src/contract/stay.ts'
import { locales } from '../src/market/markets.ts'
import { closedHotels, hotelsWithoutOffers, provokingHotels } from './seed/provocations.ts'
import { startOrigin, type TestOrigin } from './testing/origin.ts'

let origin: TestOrigin
vi.setConfig({ testTimeout: 30_000 })
beforeAll(async () => {
  origin = await startOrigin()
}, 120_000)
afterAll(() => origin.close())

/** The answer, which has to be 200 and of the schema. */
async function answer<Schema extends v.GenericSchema>(schema: Schema, path: string, today?: string): Promise<v.InferOutput<Schema>> {
  const { status, json } = await origin.get(path, today)
  expect({ path, status }).toEqual({ path, status: 200 })
  return v.parse(schema, json)
}
const offers = (query: string, today?: string) => answer(OffersAnswer, `/offers.json?locale=fr_FR&${query}`, today)
const facets = (query: string) => answer(FacetsAnswer, `/facets.json?locale=fr_FR&withNames=true&withActivities=true&${query}`)

describe('search', () => {
  test('one card for each house, in every locale, of the contract', async () => {
    for (const locale of locales) {
      const { exactMatch, searchDetails } = await answer(OffersAnswer, `/offers.json?locale=${locale}`)
      expect(exactMatch).toHaveLength(24)
      expect(new Set(exactMatch.map((card) => card.hotel.id)).size).toBe(24)
      expect(searchDetails.totalCount).toBeGreaterThan(800)
      expect(exactMatch.every((card) => card.images.length > 0 && card.headwords.length > 0)).toBe(true)
    }
  })

  test('a market sees its own country first', async () => {
    const { exactMatch } = await answer(OffersAnswer, '/offers.json?locale=nl_NL&limit=12')
    expect(exactMatch.filter((card) => card.uri.startsWith('/verblijf/')).length).toBe(12)
    expect(exactMatch.filter((card) => card.hotel.location.latitude > 49.4).length).toBeGreaterThan(8)
  })

  test('neighbouring cards lead with different pictures', async () => {
    const { exactMatch } = await offers('theme=26')
    const leads = exactMatch.map((card) => card.images[0]?.url)
    expect(leads.some((url, index) => url === leads[index + 1])).toBe(false)
  })

  test('pages follow each other without repeating a house', async () => {
    const first = await offers('limit=10&page=0')
    const second = await offers('limit=10&page=1')
    expect(new Set([...first.exactMatch, ...second.exactMatch].map((card) => card.id)).size).toBe(20)
    expect((await offers('limit=100&page=500')).searchDetails.totalCount).toBe(first.searchDetails.totalCount)
  })

  test('dates: every card can be booked for what it says', async () => {
    const { exactMatch } = await offers('checkin=2026-12-11&nights=2&limit=6')
    for (const card of exactMatch) {
      const quote = await answer(Quote, `/weekend/${card.id}/quote.json?locale=fr_FR&checkin=2026-12-11&nights=2`)
      expect(quote.bookable).toBe(true)
      expect(quote.priceInfo?.sellPrice).toBe(card.sellPrice)
      expect(quote.priceInfo?.refPrice).toBe(card.refPrice)
      expect(quote.roomsAmount).toBe(card.availableRooms)
      expect(card.priceType).toBe('final')
    }
  })

  test('a stay of the past has no results', async () => {
    expect((await offers('checkin=2026-11-20&nights=1')).exactMatch).toEqual([])
  })

  test('arrivals today are taken until eight in the evening', async () => {
    expect((await offers('checkin=2026-11-21&nights=1', '2026-11-21T19:59')).searchDetails.totalCount).toBeGreaterThan(100)
    expect((await offers('checkin=2026-11-21&nights=1', '2026-11-21T20:00')).searchDetails.totalCount).toBe(0)
  })

  test('a family sleeps in one room that holds it', async () => {
    const { exactMatch } = await offers('adult=2&child=2&limit=5')
    for (const card of exactMatch) {
      const { room } = await answer(StayDetail, `/weekend/${card.id}/detail.json?locale=fr_FR`)
      expect(room.maxCapacity).toBeGreaterThanOrEqual(4)
    }
  })

  test('orders', async () => {
    const prices = (await offers('orderBy=priceAsc&limit=50')).exactMatch.map((card) => card.sellPrice)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const distances = (await offers('lat=50.85&lng=4.35&distanceMax=60&orderBy=distance')).exactMatch.map((card) => card.distance ?? 999)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(60)
    const promos = (await offers('orderBy=promo&limit=50')).exactMatch.map((card) => card.promo ?? 0)
    expect(promos[0]).toBeGreaterThanOrEqual(40)
    const gifts = (await offers('flow=gifting&orderBy=svPriceDesc&limit=50')).exactMatch.map((card) => card.sellPrice)
    expect(gifts).toEqual([...gifts].sort((a, b) => b - a))
  })

  test('gifts have a price of their price list, no reference price, two guests', async () => {
    const { exactMatch } = await offers('flow=gifting&giftNights=2&adult=4&limit=4')
    for (const card of exactMatch) {
      expect(card).toMatchObject({ itemCategory: 'single_voucher', priceType: 'gift', nights: 2, participants: 2 })
      expect(card.refPrice).toBeUndefined()
      const { priceList } = await answer(StayDetail, `/weekend/${card.id}/detail.json?locale=fr_FR`)
      expect(priceList?.find((entry) => entry.nights === 2)?.sellPrice).toBe(card.sellPrice)
    }
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

  test('one house shows all its stays', async () => {
    const { exactMatch } = await offers('hotel=1001')
    expect(exactMatch.length).toBeGreaterThan(2)
    expect(new Set(exactMatch.map((card) => card.hotel.id))).toEqual(new Set([1001]))
  })

  test('houses can be left out', async () => {
    const [first] = (await offers('region=1003')).exactMatch
    const others = await offers(`region=1003&excludedHotelIds=${first?.hotel.id}`)
    expect(others.exactMatch.some((card) => card.hotel.id === first?.hotel.id)).toBe(false)
  })

  test('the map has every result as a point', async () => {
    const query = 'region=1012&theme=23&facilities=wifi'
    const map = await answer(MapAnswer, `/offers.json?locale=fr_FR&${query}&performMapSearch=true`)
    const list = await offers(query)
    expect(map.exactMatch).toHaveLength(list.searchDetails.totalCount)
    expect(map.exactMatch[0]?.weekend[0]?.id).toBe(list.exactMatch[0]?.id)
  })

  test('nested criteria mean the same as flat ones', async () => {
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
    expect(v.parse(MapAnswer, json).exactMatch).toHaveLength(flat.searchDetails.totalCount)
  })

  test('popularity and price orders say what they say, for gifts too', async () => {
    const gifts = (await offers('performGiftableSearch=true&orderBy=svPriceAsc&limit=50')).exactMatch
    expect(gifts.every((card) => card.itemCategory === 'single_voucher')).toBe(true)
    const prices = gifts.map((card) => card.sellPrice)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const { exactMatch } = await offers('orderBy=popularity&limit=5')
    const ids = exactMatch.map((card) => card.id).join()
    const { results } = await origin.db.prepare(`SELECT MIN(bookings) AS least FROM stay WHERE id IN (${ids})`).all<{ least: number }>()
    expect(results[0]?.least).toBeGreaterThan(100)
  })

  test('gifts are bounded by the price of the voucher, in results and in counts', async () => {
    const bounds = 'performGiftableSearch=true&singleVoucherPriceMin=15000&singleVoucherPriceMax=25000'
    const { exactMatch, searchDetails } = await offers(bounds)
    expect(exactMatch.every(({ sellPrice }) => sellPrice >= 15_000 && sellPrice <= 25_000)).toBe(true)
    expect(searchDetails.totalCount).toBeGreaterThan(50)
    const counted = await facets(bounds)
    expect(counted.totalCount).toBe(searchDetails.totalCount)
    const stars = counted.properties.find((facet) => facet.propertyType === 'stars')?.values.find((value) => value.id === '4')
    expect((await offers(`${bounds}&stars=4`)).searchDetails.totalCount).toBe(stars?.count)
  })

  test('packages of a house: the cheapest first, all of them, as gifts where gifts are asked', async () => {
    const body = {
      locale: 'fr_FR',
      orderBy: 'priceAsc',
      searchCriterias: { adult: 2, baby: 0, child: 0, hotelId: 1001 },
      numberOfPackagesPerHotel: 20,
      searchServiceProvider: 'catalog',
    }
    const booking = v.parse(OffersAnswer, (await origin.post('/offers.json', body)).json).exactMatch
    expect(booking.length).toBeGreaterThan(2)
    expect(booking.every((card) => card.hotel.id === 1001 && card.itemCategory === 'weekend')).toBe(true)
    const prices = booking.map((card) => card.sellPrice)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const gifts = v.parse(OffersAnswer, (await origin.post('/offers.json', { ...body, type: 'gift' })).json).exactMatch
    expect(gifts.every((card) => card.itemCategory === 'single_voucher')).toBe(true)
    const one = v.parse(OffersAnswer, (await origin.post('/offers.json', { ...body, numberOfPackagesPerHotel: 1 })).json).exactMatch
    expect(one.map((card) => card.id)).toEqual([booking[0]?.id])
  })

  test("a partner's customers see what its terms promise, and nothing else", async () => {
    const everything = (await offers('')).searchDetails.totalCount
    const { exactMatch, searchDetails } = await offers('minisite=250&limit=6')
    expect(searchDetails.totalCount).toBeLessThan(everything)
    expect((await facets('minisite=250')).totalCount).toBe(searchDetails.totalCount)
    for (const { id } of exactMatch) {
      const { activities, breakfast } = await answer(StayDetail, `/weekend/${id}/detail.json?locale=fr_FR`)
      expect(activities.some((activity) => activity.type === 'dinner')).toBe(true)
      expect(breakfast).toBeDefined()
    }
  })

  test('bad input is refused with its field', async () => {
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

describe('facets', () => {
  test('a choice leaves as many results as its count says', async () => {
    const base = 'region=1012&minHotelReviewScore=8'
    const { properties, totalCount } = await facets(base)
    expect(totalCount).toBe((await offers(base)).searchDetails.totalCount)
    const keys = {
      tag: 'tags',
      stars: 'stars',
      type: 'hotelTypes',
      environment: 'hotelEnvironments',
      style: 'hotelStyles',
      facility: 'facilities',
    } as const
    for (const { propertyType, values } of properties) {
      const key = Object.entries(keys).find(([type]) => type === propertyType)?.[1]
      for (const value of key ? values.filter((choice) => choice.count > 0).slice(0, 3) : []) {
        expect((await offers(`${base}&${key}=${value.id}`)).searchDetails.totalCount, `${key}=${value.id}`).toBe(value.count)
      }
    }
  })

  test('a filter does not restrict its own choices', async () => {
    const stars = async (query: string) => (await facets(query)).properties.find((facet) => facet.propertyType === 'stars')?.values
    expect(await stars('region=1012&stars=4')).toEqual(await stars('region=1012'))
  })

  test('activities come when they are asked for, highlighted ones always, names with their wish', async () => {
    const types = async (query: string) =>
      (await answer(FacetsAnswer, `/facets.json?locale=fr_FR&region=1012${query}`)).properties.map(({ propertyType }) => propertyType)
    expect(await types('&propertiesRequested=tag,stars')).toEqual(['highlighted', 'stars'])
    expect(await types('&propertiesRequested=tag,stars&withActivities=true')).toEqual(['tag', 'highlighted', 'stars'])
    expect(await types('')).not.toContain('tag')
    const unnamed = (await answer(FacetsAnswer, '/facets.json?locale=fr_FR&propertiesRequested=facility')).properties[0]?.values[0]
    expect(unnamed?.name).toBe(unnamed?.id)
  })

  test('a gift’s price is its voucher’s', async () => {
    const total = async (query: string) => (await facets(`flow=gifting&${query}`)).totalCount
    const most = (await offers('flow=gifting&priceMax=15000')).searchDetails.totalCount
    expect(await total('singleVoucherPriceMax=15000')).toBe(most)
    expect(await total('')).toBeGreaterThan(most)
  })

  test('the price range holds under the other filters', async () => {
    const price = (await facets('region=1012&stars=5')).properties.find((facet) => facet.propertyType === 'price')
    const all = (await offers('region=1012&stars=5&orderBy=priceAsc')).exactMatch
    expect(price?.min).toBe(all[0]?.sellPrice)
  })
})

describe('landing pages', () => {
  test('every link leads to a page with results, in every locale', async () => {
    for (const locale of locales) {
      const root = await answer(Landing, `/landing.json?locale=${locale}`)
      expect(root.pageModel.alternateUrls).toHaveLength(6)
      expect(root.links.length).toBeGreaterThan(2)
      for (const section of root.links) {
        const [link] = section.links
        const page = await answer(Landing, `/landing.json?locale=${locale}&path=${link?.path}`)
        const id = page.destination ? `${page.destination.kind}=${page.destination.id}` : `theme=${page.theme?.id}`
        const { searchDetails } = await answer(OffersAnswer, `/offers.json?locale=${locale}&${id}`)
        expect(searchDetails.totalCount).toBe(link?.count)
      }
    }
  })

  test('alternates lead to the same page in the other language', async () => {
    const page = await answer(Landing, '/landing.json?locale=fr_FR&path=bruges')
    const dutch = page.pageModel.alternateUrls?.find((alternate) => alternate.locale === 'nl_BE')
    expect(dutch?.path).toBe('/weekendjes-weg/brugge')
    expect((await answer(Landing, '/landing.json?locale=nl_BE&path=brugge')).destination?.id).toBe(page.destination?.id)
  })

  test('slugs that name nothing are not found', async () => {
    for (const path of ['nowhere', 'bruges/bruges', 'spa-et-bien-etre/nowhere', 'a/b/c'])
      expect((await origin.get(`/landing.json?locale=fr_FR&path=${path}`)).status).toBe(404)
  })
})

describe('stays', () => {
  test('the detail is complete in every locale', async () => {
    for (const locale of locales) {
      const detail = await answer(StayDetail, `/weekend/10011/detail.json?locale=${locale}`)
      expect(detail.published).toBe(true)
      expect(detail.images.length).toBeGreaterThan(4)
      expect(detail.hotel.images.length).toBeGreaterThan(4)
      expect(detail.breadcrumb.at(-1)?.uri).toBe(detail.uri)
    }
  })

  test('expired and unknown stays', async () => {
    for (const hotel of provokingHotels)
      expect(await answer(StayDetail, `/weekend/${(hotel + 2) * 10 + 3}/detail.json?locale=it_IT`)).toMatchObject({ published: false })
    expect((await origin.get('/weekend/99999999/detail.json?locale=fr_FR')).status).toBe(404)
  })

  test('calendar, nights and quote agree on every day', async () => {
    const { days } = await answer(Availabilities, '/hotels/1001/availabilities.json?locale=fr_FR&month=2026-12&length=1&weekend=10011')
    expect(Object.keys(days).length).toBeGreaterThan(15)
    for (const [checkin, day] of Object.entries(days).slice(0, 10)) {
      const nights = await answer(
        CheckoutNights,
        `/weekend/10011/packageCheckoutNights.json?locale=fr_FR&checkin=${checkin}&length=14&multiOffer=true&client=site`,
      )
      expect(nights[0]).toBe(day.minLos)
      const quote = await answer(Quote, `/weekend/10011/quote.json?locale=fr_FR&checkin=${checkin}&nights=${day.minLos}&smartcapacity=true`)
      expect(quote.priceInfo?.sellPrice).toBe(day.amount)
      expect(quote.bestPrice).toBe(day.bestPriceOfTheMonth === true)
    }
  })

  test('a quote has the best promotion of the month on the days whose promotion is the highest, above the stay’s own', async () => {
    const { days } = await answer(Availabilities, '/hotels/1001/availabilities.json?locale=fr_FR&month=2027-03&length=1&weekend=10011')
    const promos = Object.values(days).map(({ promo = 0 }) => promo)
    const [lowest, highest] = [Math.min(...promos), Math.max(...promos)]
    expect(highest).toBeGreaterThan(lowest)
    const told = async (wanted: number) => {
      const [checkin, day] = Object.entries(days).find(([, { promo = 0 }]) => promo === wanted) ?? []
      const quote = await answer(Quote, `/weekend/10011/quote.json?locale=fr_FR&checkin=${checkin}&nights=${day?.minLos}`)
      return quote.bestPromo
    }
    expect([await told(highest), await told(lowest)]).toEqual([true, false])
  })

  test('a day that is not in the calendar cannot be quoted', async () => {
    const { days } = await answer(Availabilities, '/hotels/1001/availabilities.json?locale=fr_FR&month=2027-05&length=3&weekend=10011')
    const closed = Array.from({ length: 90 }, (_, index) => new Date(Date.UTC(2027, 4, 1 + index)).toISOString().slice(0, 10)).find(
      (date) => !days[date],
    )
    const quote = await answer(Quote, `/weekend/10011/quote.json?locale=fr_FR&checkin=${closed}&nights=1`)
    expect(quote).toMatchObject({ bookable: false, errors: [{ code: 'package-not-available-at-checkin' }] })
  })

  test('one day a month has its best price', async () => {
    const { days } = await answer(Availabilities, '/hotels/1100/availabilities.json?locale=fr_FR&month=2026-12&length=4')
    const best = Object.entries(days).filter(([, day]) => day.bestPriceOfTheMonth)
    expect(new Set(best.map(([date]) => date.slice(0, 7))).size).toBe(best.length)
    for (const [date, { price }] of best) {
      const month = Object.entries(days).filter(([other]) => other.startsWith(date.slice(0, 7)))
      expect(price).toBe(Math.min(...month.map(([, day]) => day.price)))
    }
  })

  test('the horizon is thirteen months', async () => {
    expect((await answer(Availabilities, '/hotels/1001/availabilities.json?locale=fr_FR&month=2027-12&length=2')).until).toBe('2027-12-21')
  })

  test('the real-time quote agrees, except where it is known to change', async () => {
    const [hotel] = provokingHotels
    const both = async (id: number) => {
      const { days } = await answer(
        Availabilities,
        `/hotels/${Math.floor(id / 10)}/availabilities.json?locale=fr_FR&month=2027-01&length=3&weekend=${id}`,
      )
      const [checkin, day] = Object.entries(days)[0] ?? ['', undefined]
      const query = `locale=fr_FR&checkin=${checkin}&nights=${day?.minLos}`
      const quote = await answer(Quote, `/weekend/${id}/quote.json?${query}`)
      return { quote, realtime: await origin.get(`/weekend/${id}/quote-realtime.json?${query}&smartcapacity=true`) }
    }
    const same = await both(hotel * 10 + 1)
    expect(same.realtime.json).toEqual(same.quote)
    const higher = await both(hotel * 10 + 2)
    expect(v.parse(Quote, higher.realtime.json).priceInfo?.sellPrice).toBeGreaterThan(higher.quote.priceInfo?.sellPrice ?? Infinity)
    const lower = await both(hotel * 10 + 3)
    expect(v.parse(Quote, lower.realtime.json).priceInfo?.sellPrice).toBeLessThan(lower.quote.priceInfo?.sellPrice ?? 0)
    const gone = await both((hotel + 1) * 10 + 2)
    expect(gone.quote.bookable).toBe(true)
    expect(gone.realtime.json).toMatchObject({ bookable: false, errors: [{ code: 'package-not-available-at-checkin' }] })
    expect((await both((hotel + 1) * 10 + 3)).realtime.status).toBe(500)
  })

  test('a check-in in the past', async () => {
    const quote = await answer(Quote, '/weekend/10011/quote.json?locale=fr_FR&checkin=2026-11-20&nights=1')
    expect(quote).toMatchObject({ bookable: false, errors: [{ code: 'checkin-in-past' }] })
  })

  test('other offers of the house: the asked one first', async () => {
    const { offers: all } = await answer(ProductOffers, '/product/10013/offers?locale=fr_FR')
    expect(all[0]?.id).toBe(10013)
    expect(all.length).toBeGreaterThan(2)
    const dated = await answer(ProductOffers, '/product/10013/offers?locale=fr_FR&checkin=2026-12-11&nights=2')
    expect(dated.offers.every((offer) => offer.hasSelectedDates && offer.checkin === '2026-12-11')).toBe(true)
  })
})

describe('every state of a card, a stay and a house', () => {
  test('is found among the results', async () => {
    const cards = (await Promise.all([0, 1, 2, 3, 4, 5, 6].map((page) => offers(`limit=100&page=${page}`)))).flatMap(
      ({ exactMatch }) => exactMatch,
    )
    const soon = (await offers('checkin=2026-11-27&nights=1&limit=100')).exactMatch
    const states: Readonly<Record<string, number>> = {
      expiration: cards.filter((card) => card.expiration).length,
      targetedLabel: cards.filter((card) => card.targetedLabel?.color && card.targetedLabel.emoji).length,
      stressMessage: cards.filter((card) => card.stressMessage).length,
      marketingLabels: cards.filter((card) => card.marketingLabels?.length).length,
      autoDiscount: cards.filter((card) => card.autoDiscount).length,
      promo: cards.filter((card) => card.promo && card.refPrice).length,
      'no reviews': cards.filter((card) => !card.hotel.review).length,
      lastMinute: soon.filter((card) => card.lastMinute).length,
      'few rooms': soon.filter((card) => (card.availableRooms ?? 9) <= 3).length,
    }
    expect(Object.entries(states).filter(([, count]) => count < 3)).toEqual([])
    expect(new Set(cards.map((card) => card.targetedLabel?.color)).size).toBeGreaterThan(3)
  })

  test('closed houses and houses without offers are known and sell nothing', async () => {
    for (const hotel of [...closedHotels, ...hotelsWithoutOffers]) {
      expect((await offers(`hotel=${hotel}`)).searchDetails.totalCount).toBe(0)
      const detail = await answer(StayDetail, `/weekend/${hotel}1/detail.json?locale=fr_FR`)
      expect(detail).toMatchObject({ published: false, hotel: { active: !closedHotels.has(hotel) } })
      expect((await answer(ProductOffers, `/product/${hotel}1/offers?locale=fr_FR`)).offers).toEqual([])
    }
  })

  test('every country has houses of eight green facilities', async () => {
    const { results } = await origin.db
      .prepare(
        "SELECT MIN(s.id) AS stay FROM hotel h JOIN hotel_record r ON r.id = h.id JOIN stay s ON s.hotel_id = h.id AND s.published AND json_array_length(r.facts, '$.eco') >= 8 GROUP BY h.cc",
      )
      .all<{ stay: number }>()
    expect(results).toHaveLength(5)
    for (const { stay } of results)
      expect((await answer(StayDetail, `/weekend/${stay}/detail.json?locale=fr_FR`)).hotel.ecoFacilities.length).toBeGreaterThanOrEqual(8)
  })
})

describe('reviews', () => {
  const reviews = (query: string) => answer(ReviewList, `/hotel/1002/reviews.json?locale=fr_FR&${query}`)

  test('pages, sorts and languages', async () => {
    const first = await reviews('client=msite&withOtherLanguageFallback=true')
    expect(first.list.length).toBe(Math.min(10, first.totalCount))
    const dates = first.list.map((review) => review.date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const scores = (await reviews('sort=SCORE_ASC')).list.map((review) => review.average)
    expect(scores).toEqual([...scores].sort((a, b) => a - b))
    const french = await reviews('language=fr_FR')
    expect(french.list.every((review) => review.locale === 'fr_FR')).toBe(true)
    expect(french.totalCount).toBeLessThan(first.totalCount)
    expect(french.score).toBe(first.score)
    const second = await reviews('page=1')
    expect(second.list.some((review) => first.list.some((other) => other.id === review.id))).toBe(false)
  })

  test('the card and the list show one score', async () => {
    const [card] = (await offers('hotel=1002')).exactMatch
    const list = await reviews('')
    expect(card?.hotel.review).toEqual({ average: list.score, count: list.totalCount })
  })
})

describe('places', () => {
  const labels = async (locale: string, term: string) =>
    (
      await answer(GeoSuggestions, `/autocomplete-geonames.json?locale=${locale}&term=${encodeURIComponent(term)}&maxResults=30`)
    ).suggestions.map((suggestion) => suggestion.label)

  test('accents and case do not matter, words inside a name do', async () => {
    expect((await labels('fr_FR', 'ETRETAT'))[0]).toBe('Étretat')
    expect(await labels('fr_FR', 'rochelle')).toContain('La Rochelle')
    expect((await labels('fr_FR', 'par'))[0]).toBe('Paris')
    expect((await labels('fr_FR', 'brugge'))[0]).toBe('Bruges')
    expect(await labels('fr_FR', 'zzzz')).toEqual([])
    expect(await labels('fr_FR', '')).toEqual([])
    expect(await labels('fr_FR', "l'%_{")).toBeDefined()
  })

  test('hotels are found by name', async () => {
    const { suggestions } = await answer(GeoSuggestions, '/autocomplete-geonames.json?locale=fr_FR&term=remparts')
    expect(suggestions.some((suggestion) => suggestion.kind === 'hotel')).toBe(true)
  })

  test('an empty box is offered places of the market', async () => {
    const { suggestions } = await answer(GeoSuggestions, '/recommendedAutocomplete.json?locale=it_IT&q=')
    expect(suggestions.length).toBeGreaterThan(6)
  })
})

describe('gifts and payment', () => {
  test('thirty boxes and their twins', async () => {
    for (const locale of locales) {
      const { boxes } = await answer(BoxList, `/boxes/search?locale=${locale}`)
      expect(boxes.filter((box) => box.code.endsWith('EBOX'))).toHaveLength(30)
      expect(boxes.filter((box) => box.code.endsWith('PBOX'))).toHaveLength(30)
    }
    expect((await answer(OffersAnswer, '/boxes/201PBOX/offers?locale=fr_FR')).exactMatch).toHaveLength(8)
    expect((await origin.get('/boxes/999EBOX/product-detail?locale=fr_FR')).status).toBe(404)
  })

  test('a parcel costs more abroad, and nothing where delivery is free', async () => {
    const costs = async (pos: string) => (await answer(ShippingCosts, `/single-voucher/shipping-costs?pos=${pos}`)).shippingCostsPerCountry
    expect((await costs('fr_fr'))['FR']).toEqual({ shippingCost: 490, internationalShippingFee: 0 })
    expect((await costs('fr_fr'))['BE']?.internationalShippingFee).toBeGreaterThan(0)
    expect((await costs('nl_nl'))['NL']).toEqual({ shippingCost: 0, internationalShippingFee: 0 })
    expect((await origin.get('/single-voucher/shipping-costs?pos=de_de')).status).toBe(400)
  })

  test('sleeves: one at a time, the standard one free', async () => {
    const { availableCustomSubElements: elements, categories } = await answer(
      SubElements,
      '/sub-elements/available-custom-sub-elements?locale=nl_BE',
    )
    const sleeves = elements.filter((element) => element.categoryId === sleeveCategory)
    expect(categories.find((category) => category.id === sleeveCategory)?.singleSelection).toBe(true)
    expect(sleeves.filter((sleeve) => sleeve.price === 0)).toHaveLength(1)
    expect(sleeves.length).toBeGreaterThan(2)
    expect(categories.some((category) => !category.singleSelection)).toBe(true)
  })

  test('a physical box is the twin of a digital one', async () => {
    const box = async (code: string) => (await origin.get(`/boxes/${code}/product-detail?locale=fr_FR`)).status
    expect([await box('201PBOX'), await box('299PBOX')]).toEqual([200, 404])
  })

  test('paying later', async () => {
    const types = async (amount: number, checkinDate: string) =>
      (
        await answer(
          Eligibility,
          `/purchase/alma/eligibility?amount=${amount}&cancellationPolicyType=flexible&checkinDate=${checkinDate}&pointOfSale=fr_fr`,
        )
      ).paymentMethods.map((method) => method.type)
    expect(await types(30_000, '2026-12-24')).toEqual(['deferred', '3x', '4x'])
    expect(await types(20_000, '2026-11-28')).toEqual(['deferred', '3x'])
    expect(await types(30_000, '2026-11-27')).toEqual(['deferred'])
    expect(await types(30_000, '2026-11-25')).toEqual([])
    expect(await types(200_001, '2026-12-24')).toEqual(['deferred'])
    expect(await types(19_999, '2026-12-24')).toEqual(['deferred'])
    expect(await types(25_000, '2026-11-28')).toEqual(['deferred', '3x', '4x'])
    expect(await types(24_999, '2026-11-28')).toEqual(['deferred', '3x'])
    expect(await types(200_000, '2026-11-28')).toEqual(['deferred', '3x', '4x'])
    expect(await types(30_000, '2026-11-26')).toEqual(['deferred'])
  })

  test('a deferred payment is taken two days before arrival, or at the end of free cancellation', async () => {
    const day = async (until: string) =>
      (
        await answer(
          Eligibility,
          `/purchase/alma/eligibility?amount=30000&cancellationPolicyType=flexible&checkinDate=2026-12-24&pointOfSale=it_it${until}`,
        )
      ).paymentMethods.find((method) => method.type === 'deferred')?.deferredTo
    expect(await day('')).toBe('2026-12-22')
    expect(await day('&cancellableUntil=2026-12-17')).toBe('2026-12-17')
    expect(await day('&cancellableUntil=2026-12-23')).toBe('2026-12-22')
  })
})

describe('activities', () => {
  const search = async (criteria: object): Promise<ActivityOffers> => {
    const { status, json } = await origin.post('/search/activity-only.json', { locale: 'fr_FR', numberOfPackagesPerHotel: 20, ...criteria })
    expect(status).toBe(200)
    return v.parse(ActivityOffers, json)
  }

  test.each(locales)('are complete in %s', async (locale) => {
    const { json } = await origin.post('/search/activity-only.json', { locale, page: 1 })
    const { mainTitle, pageModel, results } = v.parse(ActivityOffers, json)
    expect([mainTitle, pageModel.pageTitle, pageModel.metaDescription].filter((text) => text.length < 10)).toEqual([])
    expect(pageModel.alternateUrls).toHaveLength(6)
    expect(results).toHaveLength(24)
    const { json: expired } = await origin.get(`/activity-only/weekend/700020/detail.json?locale=${locale}`)
    expect(v.parse(ActivityDetail, expired).published).toBe(false)
  })

  test('are found by place and guests', async () => {
    const all = await search({})
    expect(all.searchDetails.totalCount).toBeGreaterThan(100)
    const near = await search({
      filters: { property: { location: { latitude: 48.85, longitude: 2.35, maxDistance: 100 } } },
      sorting: { orderBy: 'distance' },
    })
    expect(near.results.every((card) => (card.distance ?? 999) <= 100)).toBe(true)
    const [card] = all.results
    expect(card?.prices?.find((price) => price.paxComposition.adults === 2)?.sellPrice).toBe(card?.sellPrice)
    const detail = v.parse(ActivityDetail, (await origin.get(`/activity-only/weekend/${card?.id}/detail.json?locale=nl_BE`)).json)
    expect(detail).toMatchObject({ id: card?.id, published: true })
    expect(detail.prices[2]?.sellPrice).toBe(card?.sellPrice)
    expect((await origin.get('/activity-only/weekend/10011/detail.json?locale=nl_BE')).status).toBe(404)
  })
})

test('sitemaps list what can be indexed, once', async () => {
  const Sitemap = v.object({
    urls: v.array(v.object({ path: v.string(), alternates: v.array(v.object({ locale: v.string(), path: v.string() })) })),
    pages: v.number(),
  })
  for (const kind of ['stays', 'destinations', 'hotels']) {
    const { urls, pages } = await answer(Sitemap, `/sitemap.json?locale=es_ES&kind=${kind}`)
    expect(pages).toBeGreaterThan(0)
    expect(new Set(urls.map((url) => url.path)).size).toBe(urls.length)
    expect(urls.every((url) => url.alternates.length === 6)).toBe(true)
  }
  const { urls } = await answer(Sitemap, '/sitemap.json?locale=es_ES&kind=destinations')
  for (const url of urls.filter((_, index) => index % 400 === 0)) {
    const page = await answer(Landing, `/landing.json?locale=es_ES&path=${encodeURIComponent(url.path.replace(/^\/escapadas\/?/, ''))}`)
    expect(page.pageModel.metaRobots).toBe('index,follow')
    expect(page.pageModel.canonicalUrl).toBe(url.path)
  }
})

describe('hotels', () => {
  const page = (id: number, locale = 'fr_FR') => answer(HotelPage, `/hotel/${id}/detail.json?locale=${locale}`)

  test('a hotel has its rooms, each with its stays, and the houses nearby, nearest first', async () => {
    for (const locale of locales) {
      const hotel = await page(1057, locale)
      expect(hotel.rooms.length).toBeGreaterThan(1)
      expect(new Set(hotel.rooms.map(({ uuid }) => uuid)).size).toBe(hotel.rooms.length)
      expect(hotel.breadcrumb.at(-1)).toMatchObject({ label: hotel.label, uri: hotel.uri })
      expect(hotel.nearbyHotels).toHaveLength(6)
      expect(hotel.nearbyHotels.map(({ distance }) => distance)).toEqual(
        hotel.nearbyHotels.map(({ distance }) => distance).toSorted((a, b) => a - b),
      )
      expect(hotel.nearbyHotels.some(({ id }) => id === hotel.id)).toBe(false)
    }
  })

  test('its facilities are grouped, each in one group', async () => {
    for (const id of [1057, 1100, 1190]) {
      const { facilities, infoGeneral = [] } = await page(id)
      expect(infoGeneral.every((group) => group.facilities.length > 0)).toBe(true)
      expect(infoGeneral.flatMap((group) => group.facilities.map(({ code }) => code)).toSorted()).toEqual(
        facilities.map(({ code }) => code).toSorted(),
      )
    }
  })

  test('its rooms sell what its offers list', async () => {
    const hotel = await page(1057)
    const sold = hotel.rooms.flatMap(({ offers: own }) => own.map(({ id }) => id))
    const { offers: listed } = await answer(ProductOffers, `/product/${sold[0]}/offers?locale=fr_FR`)
    expect(listed.map(({ weekendId }) => weekendId).toSorted()).toEqual(sold.toSorted())
  })

  test('a closed one and one without offers sell nothing; an unknown one is none', async () => {
    const { json } = await origin.get('/sitemap.json?locale=fr_FR&kind=hotels')
    const paths = v.parse(v.object({ urls: v.array(v.object({ path: v.string() })) }), json).urls.map(({ path }) => path)
    for (const [hotels, active] of [
      [closedHotels, false],
      [hotelsWithoutOffers, true],
    ] as const)
      for (const hotel of hotels) {
        const found = await page(hotel)
        expect([found.active, found.pageModel.metaRobots]).toEqual([active, active ? 'index,follow' : 'noindex,follow'])
        expect(found.rooms.flatMap(({ offers: own }) => own)).toEqual([])
        expect(paths.includes(`/hotel/${hotel}`)).toBe(active)
      }
    expect((await origin.get('/hotel/99999999/detail.json?locale=fr_FR')).status).toBe(404)
  })
})
