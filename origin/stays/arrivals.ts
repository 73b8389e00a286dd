import type { D1Database } from '@cloudflare/workers-types'
import type { Day } from '../clock/days.ts'
import { raw, rows, sql } from '../database/sql.ts'
import type { RoomTerms } from '../pricing/guests.ts'
import { promoOn, stayPrice } from '../pricing/rule.ts'

export interface Arrival {
  readonly day: Day
  readonly nights: number
  /** The fewest nights of an arrival on this day. */
  readonly minNights: number
  readonly price: number
  readonly promo: number
  readonly rooms: number
}

/**
 * Every possible arrival of a stay from `first` to `until` (excluded), the shortest of each day with so many nights at least: enough rooms on
 * every night, the minimum stay, room for all guests.
 */
export function arrivals(
  db: Pick<D1Database, 'prepare'>,
  stay: number,
  terms: RoomTerms,
  first: Day,
  until: Day,
  nights = 1,
): Promise<Arrival[]> {
  return rows<Arrival>(
    db,
    sql`
    WITH first AS MATERIALIZED (
      SELECT n.day, MAX(n.min_nights, s.min_nights) AS least, MAX(n.min_nights, s.min_nights, ${nights}) AS nights, n.promo
      FROM product s CROSS JOIN night n ON n.hotel_id = s.hotel_id AND n.day >= ${first} AND n.day < ${until}
      WHERE s.id = ${stay} AND s.max_capacity >= ${terms.guestsARoom} AND MAX(n.min_nights, s.min_nights, ${nights}) <= s.max_nights AND n.rooms >= ${terms.rooms}
    ), total AS (
      SELECT f.day, f.least, f.nights, f.promo AS date_promo, SUM(n.price) AS night_sum, MIN(n.rooms) AS rooms, COUNT(*) AS found
      FROM first f CROSS JOIN product s ON s.id = ${stay} CROSS JOIN night n ON n.hotel_id = s.hotel_id AND n.day >= f.day AND n.day < f.day + f.nights
      GROUP BY f.day
    )
    SELECT t.day, t.least AS minNights, t.nights, t.rooms, ${stayPrice(raw('t.night_sum'), raw('t.nights'), terms)} AS price, ${promoOn(raw('t.date_promo'))} AS promo
    FROM total t CROSS JOIN product s ON s.id = ${stay}
    WHERE t.found = t.nights AND t.rooms >= ${terms.rooms}
    ORDER BY t.day`,
  )
}

export function lengths(db: Pick<D1Database, 'prepare'>, stay: number, terms: RoomTerms, checkin: Day): Promise<Arrival[]> {
  return rows<Arrival>(
    db,
    sql`
    WITH run AS (
      SELECT n.day, n.min_nights, n.promo,
        SUM(n.price) OVER so_far AS night_sum, MIN(n.rooms) OVER so_far AS rooms, COUNT(*) OVER so_far AS nights,
        FIRST_VALUE(n.min_nights) OVER so_far AS least, FIRST_VALUE(n.promo) OVER so_far AS date_promo
      FROM product s CROSS JOIN night n ON n.hotel_id = s.hotel_id AND n.day >= ${checkin} AND n.day < ${checkin} + s.max_nights
      WHERE s.id = ${stay}
      WINDOW so_far AS (ORDER BY n.day ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
    )
    SELECT ${checkin} AS day, MAX(r.least, s.min_nights) AS minNights, r.nights, r.rooms, ${stayPrice(raw('r.night_sum'), raw('r.nights'), terms)} AS price, ${promoOn(raw('r.date_promo'))} AS promo
    FROM run r CROSS JOIN product s ON s.id = ${stay}
    -- Consecutive from the arrival on: the n-th night is n - 1 days later.
    WHERE r.day = ${checkin} + r.nights - 1 AND r.rooms >= ${terms.rooms} AND r.nights BETWEEN s.min_nights AND s.max_nights AND r.nights >= r.least AND s.max_capacity >= ${terms.guestsARoom}
    ORDER BY r.nights`,
  )
}
