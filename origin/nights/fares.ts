import { arrivalHorizon, monthsLater, type Day } from '../clock/days.ts'
import { raw, sql, type Sql } from '../database/sql.ts'
import { fareNights, fareRooms } from '../pricing/fares.ts'
import { monthFareNights, monthFareRooms } from '../pricing/month-fares.ts'

const roomCounts = Array.from({ length: fareRooms }, (_, index) => index + 1)

/** Recomputes the fares from the nights on sale. Arrivals go from `first` to the horizon, as the calendar and quotes sell them. */
export function fares(first: Day): Sql[] {
  return [
    sql`DELETE FROM fare`,
    sql`DELETE FROM gift_fare`,
    sql`DELETE FROM month_fare`,
    ...fareNights.flatMap((nights) => [lowestFares(first, nights), giftFares(first, nights)]),
    ...monthFareNights.map((nights) => monthFares(first, nights)),
  ]
}

/**
 * `bookable`: hotel_id, day, total, rooms, promo of every arrival that can stay so many nights. Joins the nights by the table's key, which
 * takes a quarter of the time of window functions over it.
 */
function bookable(first: Day, nights: number): Sql {
  const run = Array.from({ length: nights }, (_, index) => `n${index}`)
  const later = run
    .slice(1)
    .map((night, index) => `JOIN night ${night} ON ${night}.hotel_id = n0.hotel_id AND ${night}.day = n0.day + ${index + 1}`)
  const each = (column: string, separator: string) => raw(run.map((night) => `${night}.${column}`).join(separator))
  return sql`
    bookable AS (
      SELECT n0.hotel_id, n0.day, n0.promo, ${each('price', ' + ')} AS total, ${raw(nights > 1 ? 'MIN' : '')}(${each('rooms', ', ')}) AS rooms
      FROM night n0 ${raw(later.join(' '))}
      WHERE n0.day BETWEEN ${first} AND ${monthsLater(first, arrivalHorizon)} AND n0.min_nights <= ${nights} AND ${each('rooms > 0', ' AND ')}
    )`
}

/** There are fares for as many rooms as are left somewhere, with and without the arrivals of the first day. */
function lowestFares(first: Day, nights: number): Sql {
  return sql`
    INSERT INTO fare (hotel_id, nights, rooms, late, lowest, promo)
    WITH ${bookable(first, nights)}, by_rooms AS MATERIALIZED (
      -- The sum and its promotion as one number: of equal sums, the one with the smallest promotion.
      SELECT hotel_id, MIN(rooms, ${fareRooms}) AS rooms, day > ${first} AS late, MIN(total * 100 + promo) AS fare
      FROM bookable GROUP BY 1, 2, 3
    ), room_counts AS (
      SELECT value AS rooms FROM json_each(${JSON.stringify(roomCounts)})
    )
    SELECT b.hotel_id, ${nights}, c.rooms, l.late, MIN(b.fare) / 100, MIN(b.fare) % 100
    FROM by_rooms b CROSS JOIN room_counts c ON c.rooms <= b.rooms CROSS JOIN (SELECT 0 AS late UNION ALL SELECT 1) l ON l.late <= b.late
    GROUP BY b.hotel_id, c.rooms, l.late`
}

/** There are fares of each month, with and without the arrivals of the first day. */
function monthFares(first: Day, nights: number): Sql {
  return sql`
    INSERT INTO month_fare (hotel_id, month, nights, rooms, late, lowest, day, promo)
    WITH ${bookable(first, nights)}, by_rooms AS MATERIALIZED (
      -- The sum and its day as one number: of equal sums the earliest. The other columns are those of the smallest.
      SELECT hotel_id, strftime('%Y-%m', day * 86400, 'unixepoch') AS month, MIN(rooms, ${monthFareRooms}) AS rooms, day > ${first} AS late,
        MIN(total * 100000 + day) AS fare, promo
      FROM bookable GROUP BY 1, 2, 3, 4
    ), room_counts AS (
      SELECT value AS rooms FROM json_each(${JSON.stringify(roomCounts.slice(0, monthFareRooms))})
    )
    SELECT hotel_id, month, ${nights}, rooms, late, fare / 100000, fare % 100000, promo
    FROM (
      SELECT b.hotel_id, b.month, c.rooms, l.late, MIN(b.fare) AS fare, b.promo
      FROM by_rooms b CROSS JOIN room_counts c ON c.rooms <= b.rooms CROSS JOIN (SELECT 0 AS late UNION ALL SELECT 1) l ON l.late <= b.late
      GROUP BY b.hotel_id, b.month, c.rooms, l.late
    )`
}

function giftFares(first: Day, nights: number): Sql {
  return sql`
    INSERT INTO gift_fare (hotel_id, nights, serenity, liberty, always)
    WITH ${bookable(first, nights)}, weekends AS (
      SELECT hotel_id, total, PERCENT_RANK() OVER (PARTITION BY hotel_id ORDER BY total) AS place
      FROM bookable WHERE day < ${first + 183} AND (day + 3) % 7 IN (4, 5)
    )
    SELECT b.hotel_id, ${nights}, COALESCE(w.serenity, b.highest), COALESCE(w.liberty, b.highest), COALESCE(w.always, b.highest)
    FROM (SELECT hotel_id, MAX(total) AS highest FROM bookable GROUP BY hotel_id) b
    LEFT JOIN (
      SELECT hotel_id,
        MAX(CASE WHEN place <= 0.55 THEN total END) AS serenity,
        MAX(CASE WHEN place <= 0.70 THEN total END) AS liberty,
        MAX(CASE WHEN place <= 0.95 THEN total END) AS always
      FROM weekends GROUP BY hotel_id
    ) w USING (hotel_id)`
}
