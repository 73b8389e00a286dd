import { lastArrival, type Now } from '../clock/now.ts'
import { sql, type Sql } from '../database/sql.ts'
import { fareFor, fareNights, fareRooms } from '../pricing/fares.ts'
import { nightRun } from '../pricing/night-run.ts'
import { monthFareNights, monthFareRooms } from '../pricing/month-fares.ts'
import type { SearchedArrivals } from './arrival-days.ts'

/** A day below the sum of the nights makes one whole number of both, so of equal sums the earliest day is the least. */
const dayWidth = 100_000

/**
 * The hotels that sell so many rooms on one of the arrivals, each with the lowest sum of its nights: every stay of the hotel is cheapest on that day, because
 * its price grows with the sum. Columns: rooms, hotel_id, night_sum, free_rooms (null where several arrivals are searched), date_promo, day.
 */
export function openHotels(inScope: Sql, arrivals: SearchedArrivals, rooms: number, now: Now): Sql {
  const { days, nights, month } = arrivals
  const [only] = days
  if (days.length === 1 && only !== undefined) return openOn(only, nights, inScope, rooms)
  if (month !== undefined && monthFareNights.some((known) => known === nights) && rooms <= monthFareRooms)
    return sql`
      SELECT ${rooms} AS rooms, h.id AS hotel_id, f.lowest AS night_sum, NULL AS free_rooms, f.promo AS date_promo, f.day
      FROM hotel h CROSS JOIN month_fare f ON f.hotel_id = h.id AND f.month = ${month} AND f.nights = ${nights} AND ${fareFor('f', { rooms }, now)}
      WHERE ${inScope}`
  const run = nightRun(days, nights, { rooms })
  return sql`
    SELECT ${rooms} AS rooms, hotel_id, lowest / ${dayWidth} AS night_sum, NULL AS free_rooms, date_promo, lowest % ${dayWidth} AS day
    FROM (
      SELECT h.id AS hotel_id, MIN(${run.nightSum} * ${dayWidth} + n1.day) AS lowest, n1.promo AS date_promo
      FROM hotel h ${run.joins} WHERE ${inScope} GROUP BY h.id
    )`
}

/**
 * The same of all days of a validity, in ascending order. The lowest sums from tomorrow to the horizon are known, if the fares are those of
 * today. Has no `day`.
 */
export function openInValidity(inScope: Sql, arrivals: SearchedArrivals, rooms: number, now: Now): Sql {
  const { days, nights } = arrivals
  const isWhole = days[0] === now.today + 1 && days.at(-1) === lastArrival(now)
  if (!isWhole || !fareNights.some((known) => known === nights) || rooms > fareRooms) return openHotels(inScope, arrivals, rooms, now)
  const areCurrent = sql`(SELECT first_day FROM edition) = ${now.today}`
  return sql`
    SELECT * FROM (
      SELECT ${rooms} AS rooms, h.id AS hotel_id, f.lowest AS night_sum, NULL AS free_rooms, f.promo AS date_promo, NULL AS day
      FROM hotel h CROSS JOIN fare f ON f.hotel_id = h.id AND f.nights = ${nights} AND f.rooms = ${rooms} AND f.late = 1
      WHERE ${inScope} AND ${areCurrent}
      UNION ALL ${openHotels(sql`${inScope} AND NOT ${areCurrent}`, arrivals, rooms, now)}
    )`
}

/** These hotels have enough rooms on every night of one arrival, and a minimum stay that fits. */
function openOn(checkin: number, nights: number, inScope: Sql, rooms: number): Sql {
  return sql`
    SELECT ${rooms} AS rooms, h.id AS hotel_id, SUM(n.price) AS night_sum, MIN(n.rooms) AS free_rooms, MAX(CASE WHEN n.day = ${checkin} THEN n.promo END) AS date_promo, ${checkin} AS day
    FROM hotel h CROSS JOIN night n ON n.hotel_id = h.id AND n.day BETWEEN ${checkin} AND ${checkin + nights - 1}
    WHERE ${inScope}
    GROUP BY h.id
    HAVING COUNT(*) = ${nights} AND MIN(n.rooms) >= ${rooms} AND MAX(CASE WHEN n.day = ${checkin} THEN n.min_nights END) <= ${nights}`
}
