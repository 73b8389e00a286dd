import type { D1Database } from '@cloudflare/workers-types'
import type { LowestStay, YearPricesResponse } from '../../src/contract/year-prices.ts'
import { dateOf, firstOfMonth, monthsLater } from '../clock/days.ts'
import { firstArrival, lastArrival, type Now } from '../clock/now.ts'
import { raw, rows, sql } from '../database/sql.ts'
import { fittingTerms, type Guests, type RoomTerms } from '../pricing/guests.ts'
import { stayPrice } from '../pricing/rule.ts'
import { monthOf } from '../search/arrival-days.ts'
import { type SoldStay, soldStays } from './sold-stays.ts'

type Db = Pick<D1Database, 'prepare'>

/** The table has a column for each number of nights up to this one. */
const maxNights = 7

export interface YearRequest extends Guests {
  readonly weekend?: number | undefined
}

/** Returns the lowest total of each month and number of nights, for arrivals at a weekend and for all, the lowest one of several stays. */
export async function yearPrices(db: Db, hotel: number, request: YearRequest, now: Now): Promise<YearPricesResponse> {
  const stays = await soldStays(db, hotel, request.weekend, now)
  const lists = await Promise.all(stays.map((stay) => lowestOf(db, stay, fittingTerms(request, stay.max_capacity), now)))
  const found = lists.flat().toSorted((a, b) => a.price - b.price || a.day - b.day || a.stay - b.stay)
  const byMonth = Map.groupBy(found, ({ day }) => monthOf(day))
  const lengths = stays.flatMap(({ min_nights, max_nights }) => [min_nights, Math.min(max_nights, maxNights)])
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  return {
    nights: stays.length === 0 ? [] : Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index),
    months: monthsOf(now).map((month) => {
      const list = byMonth.get(month) ?? []
      return { month, weekends: lowestByNights(list.filter(({ weekend }) => weekend === 1)), days: lowestByNights(list) }
    }),
  }
}

function monthsOf(now: Now): string[] {
  const [first, last] = [firstOfMonth(monthOf(firstArrival(now))), lastArrival(now)]
  const months = Array.from({ length: 14 }, (_, index) => monthsLater(first, index))
  return months.filter((day) => day <= last).map(monthOf)
}

interface LowestRow {
  readonly stay: number
  readonly nights: number
  readonly weekend: 0 | 1
  readonly price: number
  readonly day: number
}

function lowestByNights(cheapestFirst: readonly LowestRow[]): LowestStay[] {
  return [...Map.groupBy(cheapestFirst, ({ nights }) => nights).values()]
    .flatMap(([lowest]) =>
      lowest ? { nights: lowest.nights, checkin: dateOf(lowest.day), amount: lowest.price, weekendId: lowest.stay } : [],
    )
    .toSorted((a, b) => a.nights - b.nights)
}

function lowestOf(db: Db, stay: SoldStay, terms: RoomTerms, now: Now): Promise<LowestRow[]> {
  if (terms.guestsARoom > stay.max_capacity) return Promise.resolve([])
  return rows<LowestRow>(
    db,
    sql`
    WITH run AS (
      SELECT n.day, n.min_nights, m.day AS last,
        SUM(m.price) OVER so_far AS night_sum, MIN(m.rooms) OVER so_far AS rooms, COUNT(*) OVER so_far AS nights
      FROM product s CROSS JOIN night n ON n.hotel_id = s.hotel_id AND n.day BETWEEN ${firstArrival(now)} AND ${lastArrival(now)} AND n.rooms >= ${terms.rooms}
        CROSS JOIN night m ON m.hotel_id = s.hotel_id AND m.day >= n.day AND m.day < n.day + MIN(s.max_nights, ${maxNights})
      WHERE s.id = ${stay.id}
      WINDOW so_far AS (PARTITION BY n.day ORDER BY m.day ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
    ), priced AS (
      -- Weekends begin on a Friday, and for a single night on a Saturday too: origin/search/arrival-days.ts.
      SELECT r.day, r.nights, (r.day + 3) % 7 = 4 OR (r.nights = 1 AND (r.day + 3) % 7 = 5) AS weekend,
        ${stayPrice(raw('r.night_sum'), raw('r.nights'), terms)} AS price
      FROM run r CROSS JOIN product s ON s.id = ${stay.id}
      -- Consecutive from the arrival on: the n-th night is n - 1 days later.
      WHERE r.last = r.day + r.nights - 1 AND r.rooms >= ${terms.rooms} AND r.nights >= s.min_nights AND r.nights >= r.min_nights
    )
    SELECT ${stay.id} AS stay, nights, weekend, lowest / 100000 AS price, lowest % 100000 AS day
    FROM (
      SELECT nights, weekend, MIN(price * 100000 + day) AS lowest
      FROM priced GROUP BY strftime('%Y-%m', day * 86400, 'unixepoch'), nights, weekend
    )`,
  )
}
