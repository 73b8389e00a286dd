import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Availabilities, type AvailabilityDay, CheckoutNights } from '../src/contract/availability.ts'
import { OffersResponse } from '../src/contract/offers.ts'
import { Quote } from '../src/contract/quote.ts'
import { ProductOffers, StayDetail } from '../src/contract/stay.ts'
import { dateOf, dayOf, monthsLater } from './clock/days.ts'
import { testDay } from './testing/database.ts'
import { origin, responseTo } from './testing/whole-catalogue.ts'

interface Guests {
  readonly adult: number
  readonly child: number
}

const couple: Guests = { adult: 2, child: 0 }
const anyGuests = fc.constantFrom<Guests>(
  couple,
  { adult: 1, child: 0 },
  { adult: 4, child: 0 },
  { adult: 2, child: 2 },
  { adult: 7, child: 0 },
)
/** The second is after the cut-off: nobody arrives on this day. */
const anyTime = fc.constantFrom(testDay, `${testDay}T20:00`)
const anyStay = fc.nat()

const fr = 'locale=fr_FR'
const forGuests = ({ adult, child }: Guests) => `${fr}&adult=${adult}&child=${child}`

let ids: readonly number[] | undefined
/** Any stay on sale; neighbouring numbers are stays of other hotels. */
async function stayAt(index: number): Promise<{ stay: number; hotel: number }> {
  ids ??= (
    await origin.db
      .prepare('SELECT s.id FROM stay s JOIN hotel h ON h.id = s.hotel_id WHERE s.published AND h.active ORDER BY s.id % 10, s.id')
      .all<{ id: number }>()
  ).results.map(({ id }) => id)
  const stay = ids[index % ids.length] ?? 0
  return { stay, hotel: Math.floor(stay / 10) }
}

type Days = readonly (readonly [string, AvailabilityDay])[]

/** All days on which the calendar sells a stay. */
async function calendarOf({ stay, hotel }: { stay: number; hotel: number }, guests: Guests, now: string): Promise<Days> {
  const path = `/hotels/${hotel}/availabilities.json?month=${testDay.slice(0, 7)}&length=13&weekend=${stay}&${forGuests(guests)}`
  return Object.entries((await responseTo(Availabilities, path, now)).days)
}

const lowestOf = (days: Days) => (days.length === 0 ? undefined : Math.min(...days.map(([, { amount }]) => amount)))

/** Whether a day sells the stay for this price, with this promotion. */
const isSold = (days: Days, price: { sellPrice: number; promo?: number | undefined }, nights: number) =>
  days.some(([, day]) => day.amount === price.sellPrice && (day.promo ?? 0) === (price.promo ?? 0) && day.minLos === nights)

const runs = { numRuns: 25 } as const

describe('a price is the same everywhere:', () => {
  test('the lowest price of a stay is the one of a day that its calendar sells, and no day is cheaper', async () => {
    await fc.assert(
      fc.asyncProperty(anyStay, anyGuests, anyTime, async (index, guests, now) => {
        const found = await stayAt(index)
        const days = await calendarOf(found, guests, now)
        const { price, nights } = await responseTo(StayDetail, `/weekend/${found.stay}/detail.json?${forGuests(guests)}`, now)
        expect({ ...found, guests, price: price?.fromPrice.sellPrice }).toEqual({ ...found, guests, price: lowestOf(days) })
        if (price) expect({ ...found, sold: isSold(days, price.fromPrice, nights.min) }).toEqual({ ...found, sold: true })
      }),
      runs,
    )
  })

  test('a card without dates has the price of the stay’s page, as does its row among the offers of the hotel', async () => {
    await fc.assert(
      fc.asyncProperty(anyStay, anyGuests, anyTime, async (index, guests, now) => {
        const { hotel } = await stayAt(index)
        const { exactMatch } = await responseTo(OffersResponse, `/offers.json?hotel=${hotel}&${forGuests(guests)}`, now)
        for (const card of exactMatch) {
          const path = `/weekend/${card.id}/detail.json?${forGuests(guests)}`
          const { price } = await responseTo(StayDetail, path, now)
          expect(card).toMatchObject({ id: card.id, sellPrice: price?.fromPrice.sellPrice, participants: guests.adult + guests.child })
          expect(card.promo).toBe(price?.fromPrice.promo)
          const { offers } = await responseTo(ProductOffers, `/product/${card.id}/offers?${forGuests(guests)}`, now)
          expect(offers[0]).toMatchObject({ weekendId: card.id, nights: card.nights, paxCount: guests.adult + guests.child })
          expect(offers[0]?.priceInfo.sellPrice).toBe(card.sellPrice)
        }
      }),
      { numRuns: 6 },
    )
  })

  test('a day of the calendar, each departure after it, the quote and the card of these dates have one price', async () => {
    await fc.assert(
      fc.asyncProperty(anyStay, anyGuests, anyTime, fc.nat(), async (index, guests, now, at) => {
        const found = await stayAt(index)
        const days = await calendarOf(found, guests, now)
        const [checkin, day] = days[at % Math.max(1, days.length)] ?? []
        fc.pre(checkin !== undefined && day !== undefined)
        const path = `/weekend/${found.stay}`
        const lengths = await responseTo(CheckoutNights, `${path}/packageCheckoutNights.json?checkin=${checkin}&${forGuests(guests)}`, now)
        expect(lengths[0]).toEqual({ nights: day.minLos, amount: day.amount })
        for (const { nights, amount } of lengths) {
          const dates = `checkin=${checkin}&nights=${nights}&${forGuests(guests)}`
          const quote = await responseTo(Quote, `${path}/quote.json?smartcapacity=true&${dates}`, now)
          expect({ ...found, nights, amount: quote.priceInfo?.sellPrice }).toEqual({ ...found, nights, amount })
          const { exactMatch } = await responseTo(OffersResponse, `/offers.json?hotel=${found.hotel}&${dates}`, now)
          const card = exactMatch.find(({ id }) => id === found.stay)
          // A card is for guests who fit into one room.
          if (card || guests === couple) expect({ ...found, amount: card?.sellPrice }).toEqual({ ...found, amount })
        }
      }),
      { numRuns: 8 },
    )
  })

  test('nothing is sold beyond the twelve months that the calendar shows', async () => {
    const last = monthsLater(dayOf(testDay), 12)
    await fc.assert(
      fc.asyncProperty(anyStay, fc.integer({ min: -3, max: 25 }), async (index, offset) => {
        const found = await stayAt(index)
        const day = dateOf(last + offset)
        const isOpen = (await calendarOf(found, couple, testDay)).some(([date]) => date === day)
        const lengths = await responseTo(CheckoutNights, `/weekend/${found.stay}/packageCheckoutNights.json?checkin=${day}&${fr}`)
        expect({ ...found, day, isOpen }).toEqual({ ...found, day, isOpen: lengths.length > 0 })
        if (offset > 0) expect({ ...found, day, isOpen }).toEqual({ ...found, day, isOpen: false })
      }),
      { numRuns: 15 },
    )
  })
})
