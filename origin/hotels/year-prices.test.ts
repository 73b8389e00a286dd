import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CheckoutNights } from '../../src/contract/availability.ts'
import { Quote } from '../../src/contract/quote.ts'
import { StayDetail } from '../../src/contract/stay.ts'
import { YearPricesResponse } from '../../src/contract/year-prices.ts'
import { dateOf, dayOf, monthsLater, weekday } from '../clock/days.ts'
import { origin, responseTo } from '../testing/whole-catalogue.ts'

const fr = 'locale=fr_FR'
const anyGuests = fc.constantFrom('adult=2', 'adult=1', 'adult=3', 'adult=2&child=1', 'adult=5')
const yearOf = (hotel: number, query = '', now?: string) =>
  responseTo(YearPricesResponse, `/hotels/${hotel}/year-prices.json?${fr}&${query}`, now)

/** Some stays of the catalogue, with and without extras. */
const stays = async () =>
  (
    await origin.db
      .prepare(
        'SELECT p.id FROM product p JOIN hotel h ON h.id = p.hotel_id WHERE p.published AND h.active AND p.id % 17 = 0 ORDER BY p.id % 1000',
      )
      .all<{ id: number }>()
  ).results.map(({ id }) => id)
const hotelOf = async (stay: number) => (await responseTo(StayDetail, `/weekend/${stay}/detail.json?${fr}`)).hotel.id

describe('the prices over the year', () => {
  test('are those of the quotes for their dates', async () => {
    const ids = await stays()
    await fc.assert(
      fc.asyncProperty(fc.nat(), anyGuests, fc.boolean(), fc.nat(), async (at, guests, wholeHotel, cell) => {
        const stay = ids[at % ids.length] ?? 0
        const { nights, months } = await yearOf(await hotelOf(stay), `${guests}${wholeHotel ? '' : `&weekend=${stay}`}`)
        const cells = months.flatMap(({ weekends, days }) => [...weekends, ...days])
        const lowest = cells[cell % Math.max(1, cells.length)]
        if (!lowest) return
        expect(nights).toContain(lowest.nights)
        if (!wholeHotel) expect(lowest.weekendId).toBe(stay)
        const dates = `checkin=${lowest.checkin}&nights=${lowest.nights}`
        const quote = await responseTo(Quote, `/weekend/${lowest.weekendId}/quote.json?smartcapacity=true&${fr}&${dates}&${guests}`)
        expect({ ...lowest, quoted: quote.priceInfo?.sellPrice }).toEqual({ ...lowest, quoted: lowest.amount })
      }),
      { numRuns: 12 },
    )
  })

  test('are the lowest of every day of the month, and of its weekends; a number of nights without any is missing', async () => {
    const [stay = 0] = await stays()
    const { nights, months } = await yearOf(await hotelOf(stay), `weekend=${stay}`)
    for (const { month, weekends, days } of [months[1], months[8]].flatMap((each) => each ?? [])) {
      const first = dayOf(`${month}-01`)
      const arrivals = Array.from({ length: monthsLater(first, 1) - first }, (_, index) => first + index)
      const lengths = await Promise.all(
        arrivals.map(async (day) => {
          const found = await responseTo(CheckoutNights, `/weekend/${stay}/packageCheckoutNights.json?${fr}&checkin=${dateOf(day)}`)
          return found.map((length) => ({ ...length, day }))
        }),
      )
      for (const length of nights) {
        const sold = lengths.flat().filter((each) => each.nights === length)
        const lowestOf = (list: typeof sold) => (list.length === 0 ? undefined : Math.min(...list.map(({ amount = 0 }) => amount)))
        const begins = ({ day }: { day: number }) => weekday(day) === 5 || (length === 1 && weekday(day) === 6)
        const amountOf = (list: typeof days) => list.find((each) => each.nights === length)?.amount
        expect({ month, length, amount: amountOf(days) }).toEqual({ month, length, amount: lowestOf(sold) })
        expect({ month, length, amount: amountOf(weekends) }).toEqual({ month, length, amount: lowestOf(sold.filter(begins)) })
      }
    }
  })

  test('are of the months from the first possible arrival to the last', async () => {
    const [stay = 0] = await stays()
    const { months } = await yearOf(await hotelOf(stay), '', '2026-11-30T21:00')
    expect([months[0]?.month, months.at(-1)?.month, months.length]).toEqual(['2026-12', '2027-11', 12])
  })

  test('of guests that no room holds, and of a hotel without offers, are none; an unknown stay is not found', async () => {
    const [stay = 0] = await stays()
    const hotel = await hotelOf(stay)
    const crowded = await yearOf(hotel, 'adult=2&child=10')
    expect(crowded.months.every(({ days, weekends }) => days.length + weekends.length === 0)).toBe(true)
    expect((await yearOf(1019)).nights).toEqual([])
    expect((await origin.get(`/hotels/${hotel}/year-prices.json?${fr}&weekend=99`)).status).toBe(404)
    expect((await origin.get(`/hotels/99/year-prices.json?${fr}`)).status).toBe(404)
  })
})
