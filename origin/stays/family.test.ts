import { describe, expect, test } from 'vitest'
import { Quote } from '../../src/contract/quote.ts'
import { StayDetail } from '../../src/contract/stay.ts'
import { guestsByRoom, whoSleepsWhere } from '../../src/domain/guests/sleeping-places.ts'
import { offers, origin, responseTo } from '../testing/whole-catalogue.ts'

const dates = 'checkin=2026-12-11&nights=2'
const quoteFor = (id: number, guests: string) =>
  responseTo(Quote, `/weekend/${id}/quote.json?locale=fr_FR&${dates}&${guests}&smartcapacity=true`)
const stayOf = (id: number) => responseTo(StayDetail, `/weekend/${id}/detail.json?locale=fr_FR`)

describe('a family', () => {
  test('pays for each guest beyond two in the room, and the amounts and the price for two add up', async () => {
    const { exactMatch } = await offers(`${dates}&adult=3&child=1&singleRoom=true&limit=8`)
    expect(exactMatch.length).toBeGreaterThan(3)
    for (const { id } of exactMatch) {
      const [two, all] = await Promise.all([quoteFor(id, 'adult=2'), quoteFor(id, 'adult=3&child=1')])
      const more = all.guestPrices ?? []
      expect(more.map(({ kind, count }) => [kind, count])).toEqual([
        ['adults', 1],
        ['children', 1],
      ])
      expect((two.priceInfo?.sellPrice ?? 0) + more.reduce((sum, { amount }) => sum + amount, 0)).toBe(all.priceInfo?.sellPrice)
      expect(two.guestPrices).toEqual([])
    }
  })

  test('has a place for everybody in the beds of the room, or in as many rooms as the price is for', async () => {
    for (const guests of [
      { adults: 2, children: 1, babies: 1 },
      { adults: 2, children: 2, babies: 0 },
      { adults: 4, children: 3, babies: 0 },
    ]) {
      const { adults: adult, children: child, babies: baby } = guests
      const { exactMatch } = await offers(`${dates}&adult=${adult}&child=${child}&baby=${baby}&rooms=4&limit=5`)
      for (const { id } of exactMatch) {
        const [{ room }, quote] = await Promise.all([stayOf(id), quoteFor(id, `adult=${adult}&child=${child}&baby=${baby}`)])
        const rooms = quote.modifiedReservationCriteria?.rooms ?? 1
        expect(whoSleepsWhere(guests, room)).toHaveLength(rooms)
        expect(guestsByRoom(guests, room.maxCapacity)).toHaveLength(rooms)
        expect(quote.roomCapacity).toBe(rooms > 1 ? room.maxCapacity : undefined)
      }
    }
  })

  test('is refused for want of a second room, not of dates, where one is left', async () => {
    const found = await origin.db
      .prepare(
        `SELECT s.id, date(n.day * 86400, 'unixepoch') AS checkin, n.min_nights AS nights FROM stay s JOIN hotel h ON h.id = s.hotel_id
        JOIN night n ON n.hotel_id = h.id AND n.rooms = 1 AND n.min_nights = 1
        WHERE s.published AND h.active AND s.max_capacity = 2 AND s.min_nights = 1 AND s.expires IS NULL
          AND n.day BETWEEN (SELECT first_day FROM edition) + 7 AND (SELECT first_day FROM edition) + 90 LIMIT 1`,
      )
      .all<{ id: number; checkin: string; nights: number }>()
    const [stay] = found.results
    const quote = await responseTo(
      Quote,
      `/weekend/${stay?.id}/quote.json?locale=fr_FR&checkin=${stay?.checkin}&nights=1&adult=2&child=1&smartcapacity=true`,
    )
    expect(quote).toMatchObject({ bookable: false, roomCapacity: 2, errors: [{ code: 'rooms-not-available' }] })
  })
})
