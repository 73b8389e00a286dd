import type { D1Database } from '@cloudflare/workers-types'
import type { Day } from '../clock/days.ts'
import { among, raw, rows, sql } from '../database/sql.ts'
import { termsByStay, termsOf } from '../pricing/guests.ts'
import { nightRun } from '../pricing/night-run.ts'
import { stayPrice } from '../pricing/rule.ts'
import { arrivalsOf } from './arrival-days.ts'
import { giftArrivals } from './gift-terms.ts'
import type { Search } from './candidates.ts'

export interface DatePrice {
  readonly stay: number
  readonly day: Day
  /** In cents, for all guests and nights. */
  readonly price: number
  readonly rooms: number
}

const mostDates = 3

/** Returns at most three arrivals of each stay, the cheapest first, by stay. Empty unless the search has several arrivals. */
export async function cheapestDates(
  db: Pick<D1Database, 'prepare'>,
  { query, now, source = 'stay', gift }: Search,
  stays: readonly { readonly id: number; readonly hotel_id: number }[],
): Promise<ReadonlyMap<number, DatePrice[]>> {
  const arrivals = query.flexible === undefined ? undefined : gift ? giftArrivals(query, gift, now) : arrivalsOf(query, now)
  if (!arrivals || stays.length === 0) return new Map()
  const terms = query.rooms === undefined ? termsOf(query) : termsByStay(query, query.rooms)
  const run = nightRun(arrivals.days, arrivals.nights, { rooms: query.rooms === undefined ? termsOf(query).rooms : 1 })
  const found = await rows<DatePrice>(
    db,
    sql`
    WITH arrival AS (
      SELECT h.id AS hotel_id, n1.day, ${run.nightSum} AS night_sum, ${run.rooms} AS rooms
      FROM hotel h ${run.joins}
      WHERE ${among(
        raw('h.id'),
        stays.map(({ hotel_id }) => hotel_id),
      )}
    ), priced AS (
      SELECT s.id AS stay, a.day, a.rooms, ${stayPrice(raw('a.night_sum'), sql`${arrivals.nights}`, terms)} AS price,
        ROW_NUMBER() OVER (PARTITION BY s.id ORDER BY a.night_sum, a.day) AS nth
      FROM arrival a CROSS JOIN ${raw(source)} s ON s.hotel_id = a.hotel_id
      WHERE a.rooms >= ${terms.rooms} AND ${among(
        raw('s.id'),
        stays.map(({ id }) => id),
      )}
    )
    SELECT stay, day, rooms, price FROM priced WHERE nth <= ${mostDates} ORDER BY stay, nth`,
  )
  return Map.groupBy(found, ({ stay }) => stay)
}
