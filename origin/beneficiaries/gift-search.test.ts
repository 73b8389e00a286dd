// One subject, what a search says to a beneficiary: its cases share the brute force below, to which every call is compared.
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CheckinPrices } from '../../src/contract/beneficiary.ts'
import { FacetsResponse } from '../../src/contract/facets.ts'
import { type GiftDates, MapResponse, type OfferCard, OffersResponse } from '../../src/contract/offers.ts'
import { Quote } from '../../src/contract/quote.ts'
import { beginsWeekend } from '../search/arrival-days.ts'
import { dateOf, type Day, dayOf, monthsLater } from '../clock/days.ts'
import { rows, sql } from '../database/sql.ts'
import { rankOf } from '../search/order.ts'
import { weekOf } from '../search/gift-terms.ts'
import { testDay } from '../testing/database.ts'
import { origin, responseTo } from '../testing/whole-catalogue.ts'

const validUntil = '2027-06-30'
const today = dayOf(testDay)

const addressOf = (path: string, query: Readonly<Record<string, string | number>>) =>
  `${path}?${new URLSearchParams({ locale: 'fr_FR', ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) })}`
const boxOffers = (code: string, query: Readonly<Record<string, string | number>>, now?: string) =>
  responseTo(OffersResponse, addressOf(`/box-offers/${code}`, query), now)
const boxFacets = (code: string, query: Readonly<Record<string, string | number>>) =>
  responseTo(FacetsResponse, addressOf(`/box-facets/${code}`, { withNames: 'true', ...query }))
const voucher = (query: Readonly<Record<string, string | number>>) =>
  responseTo(OffersResponse, addressOf('/beneficiary/single-vouchers/offers', query))
const checkinPrices = (id: number, query: Readonly<Record<string, string | number>>, now?: string) =>
  responseTo(CheckinPrices, addressOf(`/redeem/weekend/${id}/packageCheckinPrices.json`, { month: '2026-11', length: 13, ...query }), now)

interface Possible {
  readonly day: Day
  readonly price: number
}

/** Every arrival of exactly so many nights, from the calendar. */
async function possibleDays(card: OfferCard, nights: number, query: Readonly<Record<string, string | number>>): Promise<Possible[]> {
  const prices = await checkinPrices(card.id, { nights, ...query })
  return Object.values(prices)
    .filter(({ minLos }) => minLos <= nights)
    .map(({ day, displayTotalPrice: price }) => ({ day: dayOf(day), price }))
}

/** What a card has to say, counted day by day. */
function counted(possible: readonly Possible[], nights: number, value: number, until: string): GiftDates {
  const last = Math.min(dayOf(until), monthsLater(today, 12))
  const weekends = new Set<number>()
  for (let day = today + 1; day <= last; day++) if (beginsWeekend(day, nights)) weekends.add(weekOf(day))
  const included = possible.filter(({ day, price }) => beginsWeekend(day, nights) && price <= value)
  const first = [...Map.groupBy(included, ({ day }) => weekOf(day)).values()].map((list) => Math.min(...list.map(({ day }) => day)))
  const lowest = Math.min(...possible.map(({ price }) => price))
  return {
    weekends: weekends.size,
    includedWeekends: first.length,
    next: first.slice(0, 3).map(dateOf),
    ...(possible.length > 0 && { supplement: Math.max(0, lowest - value) }),
  }
}

// @rule B7.30
describe('the stays of a box', () => {
  test('are those that its giver is shown', async () => {
    for (const code of ['201EBOX', '205PBOX', '218EBOX']) {
      const shown = await responseTo(OffersResponse, addressOf(`/boxes/${code}/offers`, { limit: 100 }))
      const opened = await boxOffers(code, { giftPrice: 15_000, validUntil: '2028-05-21', limit: 100 })
      expect(opened.searchDetails.totalCount).toBe(shown.searchDetails.totalCount)
      const hotels = (list: readonly OfferCard[]) => list.map(({ hotel }) => hotel.id).toSorted((a, b) => a - b)
      if (shown.searchDetails.totalCount <= 100) expect(hotels(opened.exactMatch)).toEqual(hotels(shown.exactMatch))
    }
    expect((await origin.get(addressOf('/box-offers/999EBOX', { giftPrice: 1, validUntil }))).status).toBe(404)
    expect((await origin.get(addressOf('/box-offers/201EBOX', { giftPrice: 1 }))).status).toBe(400)
  })

  test('are filtered, sorted, paged and counted as in every search, by their supplement', async () => {
    const terms = { giftPrice: 12_900, validUntil }
    const all = (await boxOffers('201EBOX', { ...terms, orderBy: 'priceAsc', limit: 100 })).exactMatch
    const supplements = all.map(({ giftDates }) => giftDates?.supplement ?? Infinity)
    expect(supplements).toEqual(supplements.toSorted((a, b) => a - b))
    expect(new Set(supplements).size).toBeGreaterThan(5)
    expect(all.some(({ giftDates }) => giftDates?.supplement === 0)).toBe(true)
    for (const { sellPrice, giftDates, priceType, refPrice, autoDiscount } of all) {
      expect({ priceType, refPrice, autoDiscount }).toEqual({ priceType: 'beneficiary', refPrice: undefined, autoDiscount: undefined })
      if (giftDates?.supplement) expect(sellPrice - 12_900).toBe(giftDates.supplement)
    }
    // A supplement is one price for all nights, and a partner's selection does not narrow a gift.
    const two = (await boxOffers('201EBOX', { ...terms, nights: 2, priceMin: 3000, priceMax: 9000, limit: 100 })).exactMatch
    expect(two.map(({ giftDates }) => giftDates?.supplement ?? 0).filter((cents) => cents < 3000 || cents > 9000)).toEqual([])
    expect(two.length).toBeGreaterThan(3)
    const { searchDetails } = await boxOffers('202EBOX', { ...terms, minisite: 97 })
    expect(searchDetails.totalCount).toBe((await boxOffers('202EBOX', terms)).searchDetails.totalCount)
    const second = (await boxOffers('201EBOX', { ...terms, orderBy: 'priceAsc', limit: 10, page: 1 })).exactMatch
    expect(second.map(({ id }) => id)).toEqual(all.slice(10, 20).map(({ id }) => id))
    const facets = await boxFacets('201EBOX', terms)
    const price = facets.properties.find(({ propertyType }) => propertyType === 'price')
    expect([price?.min, (price?.max ?? 0) > 2000]).toEqual([0, true])
    const stars = facets.properties.find(({ propertyType }) => propertyType === 'stars')?.values.find(({ id }) => id === '4')
    expect((await boxOffers('201EBOX', { ...terms, stars: '4' })).searchDetails.totalCount).toBe(stars?.count)
    const included = await boxOffers('201EBOX', { ...terms, priceMax: 0, limit: 100 })
    expect(included.exactMatch.every(({ giftDates }) => giftDates?.supplement === 0)).toBe(true)
    expect(included.searchDetails.totalCount).toBe((await boxFacets('201EBOX', { ...terms, priceMax: 0 })).totalCount)
    expect(included.searchDetails.totalCount).toBeGreaterThan(0)
    const between = await boxOffers('201EBOX', { ...terms, priceMin: 1000, priceMax: 3000, limit: 100 })
    expect(between.exactMatch.map(({ giftDates }) => giftDates?.supplement).every((cents = 0) => cents >= 1000 && cents <= 3000)).toBe(true)
    expect(between.exactMatch.length).toBeGreaterThan(0)
  })

  // @rule B7.31 B7.36
  test('without a date come last in every order, say so by having no supplement, and are not counted', async () => {
    // Only a Sunday is left, on which some hotels are full.
    const terms = { giftPrice: 12_900, validUntil: '2026-11-22', limit: 100 }
    for (const orderBy of ['priceQuality', 'priceAsc', 'svPriceDesc', 'popularity', 'promo']) {
      const { exactMatch, searchDetails } = await boxOffers('204EBOX', { ...terms, orderBy })
      const isOpen = exactMatch.map(({ giftDates }) => giftDates?.supplement !== undefined)
      expect(isOpen).toEqual(isOpen.toSorted((a, b) => Number(b) - Number(a)))
      expect(isOpen.filter((open) => !open).length).toBeGreaterThan(3)
      const { json } = await origin.post('/counts.json', {
        locale: 'fr_FR',
        searches: ['', 'stars=4', 'city=1'],
        gift: { box: '204EBOX', giftPrice: 12_900, validUntil: terms.validUntil },
      })
      const { counts } = v.parse(v.object({ counts: v.array(v.number()) }), json)
      expect(counts[0]).toBe(isOpen.filter(Boolean).length)
      expect(counts[1]).toBe(exactMatch.filter(({ hotel, giftDates }) => hotel.stars === 4 && giftDates?.supplement !== undefined).length)
      expect(counts[2]).toBe(0)
      const facets = await boxFacets('204EBOX', { giftPrice: 12_900, validUntil: terms.validUntil })
      expect(facets.totalCount).toBe(searchDetails.totalCount)
      const points = await responseTo(MapResponse, addressOf('/box-offers/204EBOX', { ...terms, orderBy, performMapSearch: 'true' }))
      expect(points.searchDetails.totalCount).toBe(searchDetails.totalCount)
      expect(points.exactMatch.map(({ id }) => id)).toEqual(exactMatch.map(({ hotel }) => hotel.id))
      expect(points.exactMatch.map(({ weekend }) => weekend?.[0]?.price !== undefined)).toEqual(isOpen)
    }
  })

  test('on dates have the supplement of these dates, and none after the validity or today', async () => {
    const terms = { giftPrice: 12_900, validUntil: '2027-03-13', nights: 1, orderBy: 'priceAsc', limit: 20 }
    const dated = (await boxOffers('201EBOX', { ...terms, checkin: '2027-03-12' })).exactMatch
    expect(dated.length).toBe(20)
    for (const card of dated.slice(0, 5)) {
      const prices = await checkinPrices(card.id, { nights: 1, giftPrice: 12_900, validUntil: terms.validUntil })
      expect(prices['2027-03-12']?.displayTotalPrice).toBe(card.sellPrice)
      expect(card.giftDates?.supplement).toBe(Math.max(0, card.sellPrice - 12_900))
    }
    for (const checkin of ['2027-03-14', testDay]) {
      expect((await boxOffers('201EBOX', { ...terms, checkin })).exactMatch).toEqual([])
      expect((await boxFacets('201EBOX', { ...terms, checkin })).totalCount).toBe(0)
    }
    for (const flexible of [
      { flexible: 'weekend', month: '2027-03' },
      { flexible: 'month', month: '2027-03' },
      { flexible: '3', checkin: '2027-03-12' },
    ]) {
      // The lowest fares of a month are known for two nights, but not those of its first days only.
      const cards = (await boxOffers('201EBOX', { ...terms, ...flexible, nights: 2 })).exactMatch
      const days = cards.flatMap(({ dates = [] }) => dates.map(({ checkin }) => checkin))
      expect(days.length).toBeGreaterThan(20)
      expect(days.every((day) => day <= terms.validUntil)).toBe(true)
      for (const { dates = [], sellPrice, giftDates } of cards) {
        expect(dates[0]?.sellPrice).toBe(sellPrice)
        expect(giftDates?.supplement).toBe(Math.max(0, sellPrice - 12_900))
      }
    }
  })

  // @rule B7.32
  test('of one hotel are all that the box opens', async () => {
    const terms = { giftPrice: 12_900, validUntil, nights: 1 }
    const listed = (await boxOffers('202EBOX', { ...terms, limit: 100 })).exactMatch
    const counts = await Promise.all(
      listed.slice(0, 20).map(async ({ hotel }) => {
        const query = { ...terms, box: '202EBOX', hotelId: hotel.id, checkinDate: '2027-04-13', numberOfPackagesPerHotel: 20 }
        const { exactMatch } = await responseTo(OffersResponse, addressOf('/beneficiary/boxes/offers', query))
        expect(exactMatch.every((card) => card.hotel.id === hotel.id && card.giftDates !== undefined)).toBe(true)
        return exactMatch.length
      }),
    )
    expect(Math.max(...counts)).toBeGreaterThan(1)
  })
})

test('a stay without a date ranks below every other of its hotel', async () => {
  const candidates = sql`SELECT 1 AS id, NULL AS price, 9000 AS quality, 50 AS promo, 900 AS bookings
    UNION ALL SELECT 99999999, 3000000, 0, 0, 0 UNION ALL SELECT 99999998, 100, 0, 0, 0`
  for (const orderBy of ['priceQuality', 'priceAsc', 'svPriceDesc', 'popularity', 'promo', 'distance'] as const) {
    const rank = rankOf({ orderBy }, { price: 10_000, validUntil: today })
    const ranked = await rows<{ id: number }>(origin.db, sql`SELECT id FROM (${candidates}) ORDER BY ${rank} DESC`)
    expect(ranked.at(-1)?.id).toBe(1)
  }
})

// @rule B7.33 B7.36
test('the stay of a voucher is the only one, with extras too', async () => {
  const extended = await origin.db
    .prepare('SELECT id FROM extended_stay WHERE published AND min_nights = 1 LIMIT 1')
    .first<{ id: number }>()
  for (const stay of [10572, extended?.id ?? 0]) {
    const { exactMatch } = await voucher({ stay, giftPrice: 20_000, validUntil, nights: 1 })
    expect(exactMatch.map(({ id }) => id)).toEqual([stay])
    const [card] = exactMatch
    expect(card?.giftDates).toEqual(counted(await possibleDays(card!, 1, { giftPrice: 20_000, validUntil }), 1, 20_000, validUntil))
    const facets = await responseTo(
      FacetsResponse,
      addressOf('/beneficiary/single-vouchers/facets', { stay, giftPrice: 20_000, validUntil, nights: 1 }),
    )
    expect(facets.totalCount).toBe(1)
    const { json } = await origin.post('/counts.json', {
      locale: 'fr_FR',
      searches: ['nights=1'],
      gift: { stay, giftPrice: 20_000, validUntil },
    })
    expect(json).toEqual({ counts: [1] })
  }
  expect((await origin.get(addressOf('/beneficiary/single-vouchers/offers', { stay: 1, giftPrice: 1, validUntil }))).status).toBe(404)
})

// @rule B7.35
test('every card says of its weekends, next dates and supplement what the calendar of its stay shows', async () => {
  const searches = fc.record({
    code: fc.constantFrom('201EBOX', '202EBOX', '205EBOX', '209EBOX', '218EBOX', '230EBOX'),
    nights: fc.integer({ min: 1, max: 3 }),
    guests: fc.constantFrom(
      { adult: 2 },
      { adult: 1 },
      { adult: 3, rooms: 2 },
      { adult: 2, child: 1 },
      { adult: 4 },
      { adult: 2, child: 2, rooms: 2 },
    ),
    value: fc.integer({ min: 60, max: 500 }).map((euros) => euros * 100),
    until: fc.integer({ min: 0, max: 500 }).map((days) => dateOf(today + days)),
    orderBy: fc.constantFrom('priceAsc', 'priceQuality', 'popularity'),
    page: fc.integer({ min: 0, max: 2 }),
  })
  let cards = 0
  let sold = 0
  await fc.assert(
    fc.asyncProperty(searches, async ({ code, nights, guests, value, until, orderBy, page }) => {
      const terms = { giftPrice: value, validUntil: until }
      const query = { ...terms, ...guests, nights, orderBy, page, limit: 4 }
      for (const card of (await boxOffers(code, query)).exactMatch) {
        const possible = await possibleDays(card, nights, { ...guests, ...terms })
        expect(card.giftDates).toEqual(counted(possible, nights, value, until))
        if (possible.length > 0) expect(card.sellPrice).toBe(Math.min(...possible.map(({ price }) => price)))
        else sold += 1
        cards += 1
      }
    }),
    { numRuns: 30, seed: 31 },
  )
  expect(cards).toBeGreaterThan(60)
  expect(sold).toBeGreaterThan(0)
})

// @rule B7.34
test('the prices of arrivals are those of quotes, for the nights asked for or the fewest of that day', async () => {
  const days = fc.record({
    stay: fc.constantFrom(10572, 10062, 10662, 13502, 15691, 17173, 18811),
    nights: fc.integer({ min: 1, max: 4 }),
    guests: fc.constantFrom({ adult: 2 }, { adult: 1 }, { adult: 4 }, { adult: 2, child: 1 }),
    day: fc.integer({ min: 0, max: 380 }),
  })
  let priced = 0
  let longer = 0
  let missing = 0
  await fc.assert(
    fc.asyncProperty(days, async ({ stay, nights, guests, day }) => {
      const date = dateOf(today + day)
      const prices = await checkinPrices(stay, { nights, ...guests, giftPrice: 10_000, validUntil: '2028-05-21' })
      const entry = prices[date]
      const quoted = Math.max(nights, entry?.minLos ?? 0)
      const quote = await responseTo(
        Quote,
        addressOf(`/weekend/${stay}/quote.json`, { checkin: date, nights: quoted, ...guests, smartcapacity: 'true' }),
      )
      if (entry) {
        expect([entry.day, entry.displayTotalPrice]).toEqual([date, quote.priceInfo?.sellPrice])
        priced += 1
        if (entry.minLos > nights) longer += 1
      } else if (day > 0) {
        expect(quote.bookable).toBe(false)
        missing += 1
      }
    }),
    { numRuns: 150, seed: 31 },
  )
  expect([priced > 50, longer > 0, missing > 5]).toEqual([true, true, true])
})

test('a card has the lowest supplement from tomorrow on, also before the fares of that day are known', async () => {
  for (const day of ['2026-11-25', '2026-12-24T21:00']) {
    const terms = { giftPrice: 10_000, validUntil: '2028-05-21' }
    const { exactMatch } = await boxOffers('204EBOX', { ...terms, nights: 1, limit: 8, orderBy: 'priceAsc' }, day)
    for (const card of exactMatch) {
      const prices = await checkinPrices(card.id, { nights: 1, ...terms }, day)
      const possible = Object.values(prices).filter(({ minLos }) => minLos === 1)
      expect(possible.every((entry) => entry.day > day.slice(0, 10))).toBe(true)
      expect(card.sellPrice).toBe(Math.min(...possible.map(({ displayTotalPrice }) => displayTotalPrice)))
    }
    expect(exactMatch).toHaveLength(8)
  }
})

test('a weekend with too few rooms for the guests is not included', async () => {
  const lastRooms = await rows<{ id: number }>(
    origin.db,
    sql`SELECT s.id FROM stay s JOIN hotel h ON h.id = s.hotel_id WHERE s.published AND h.active AND s.expires IS NULL AND s.min_nights = 1 AND s.max_capacity = 2
      ORDER BY (SELECT COUNT(*) FROM night n WHERE n.hotel_id = h.id AND n.rooms = 1 AND (n.day + 3) % 7 = 4) DESC LIMIT 3`,
  )
  expect(lastRooms).toHaveLength(3)
  const terms = { giftPrice: 90_000, validUntil: '2028-05-21' }
  const guests = { adult: 3, rooms: 2, child: 1 }
  for (const { id } of lastRooms) {
    const [card] = (await voucher({ stay: id, ...terms, ...guests, nights: 1 })).exactMatch
    expect(card?.giftDates).toEqual(counted(await possibleDays(card!, 1, { ...guests, ...terms }), 1, 90_000, terms.validUntil))
  }
})

// @rule B6.52
test('arrivals are from tomorrow until the last day of the validity, in the months asked for', async () => {
  const days = async (query: Readonly<Record<string, string | number>>) =>
    Object.keys(await checkinPrices(10572, { nights: 1, giftPrice: 1, validUntil: '2028-01-01', ...query })).toSorted()
  const year = await days({})
  expect([year[0]! > testDay, year.at(-1)! <= '2027-11-21']).toEqual([true, true])
  const until = year[40]!
  expect((await days({ validUntil: until })).at(-1)).toBe(until)
  const months = await days({ month: '2027-02', length: 2 })
  expect(months).toEqual(year.filter((day) => day >= '2027-02' && day < '2027-04'))
  expect(months.length).toBeGreaterThan(20)
  // It is no longer published.
  expect(await checkinPrices(10123, { nights: 1, giftPrice: 1, validUntil })).toEqual({})
})
