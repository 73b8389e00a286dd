import type { D1Database } from '@cloudflare/workers-types'
import type { GiftDates } from '../../src/contract/offers.ts'
import { dateOf, type Day } from '../clock/days.ts'
import type { Now } from '../clock/now.ts'
import { among, raw, rows, sql } from '../database/sql.ts'
import { termsByStay, termsOf } from '../pricing/guests.ts'
import { nightRun } from '../pricing/night-run.ts'
import { stayPrice } from '../pricing/rule.ts'
import type { Search } from './candidates.ts'
import { type GiftTerms, giftWeekendDays, weekOf } from './gift-terms.ts'

const nextDates = 3

interface IncludedWeekend {
  readonly stay: number
  /** The first day on which this weekend can begin. */
  readonly day: Day
  /** How many weekends the stay has. */
  readonly total: number
}

/** Returns the next weekends of each stay that its gift pays as a whole, at most three, by stay. Empty without a gift. */
export async function giftWeekends(
  db: Pick<D1Database, 'prepare'>,
  { query, now, source = 'stay', gift }: Search,
  stays: readonly { readonly id: number; readonly hotel_id: number }[],
): Promise<ReadonlyMap<number, IncludedWeekend[]>> {
  const nights = query.nights ?? 1
  const days = gift ? giftWeekendDays(gift, nights, now) : []
  if (!gift || stays.length === 0 || days.length === 0) return new Map()
  const terms = query.rooms === undefined ? termsOf(query) : termsByStay(query, query.rooms)
  const run = nightRun(days, nights, { rooms: query.rooms === undefined ? termsOf(query).rooms : 1 })
  const found = await rows<IncludedWeekend>(
    db,
    sql`
    WITH arrival AS (
      SELECT h.id AS hotel_id, n1.day, ${run.nightSum} AS night_sum, ${run.rooms} AS rooms
      FROM hotel h ${run.joins}
      WHERE ${among(
        raw('h.id'),
        stays.map(({ hotel_id }) => hotel_id),
      )}
    ), included AS (
      SELECT s.id AS stay, MIN(a.day) AS day
      FROM arrival a CROSS JOIN ${raw(source)} s ON s.hotel_id = a.hotel_id
      WHERE a.rooms >= ${terms.rooms} AND ${stayPrice(raw('a.night_sum'), sql`${nights}`, terms)} <= ${gift.price} AND ${among(
        raw('s.id'),
        stays.map(({ id }) => id),
      )}
      -- A week from its Monday on, as in weekOf.
      GROUP BY s.id, (a.day + 3) / 7
    )
    SELECT stay, day, total FROM (
      SELECT stay, day, ROW_NUMBER() OVER (PARTITION BY stay ORDER BY day) AS nth, COUNT(*) OVER (PARTITION BY stay) AS total FROM included
    ) WHERE nth <= ${nextDates} ORDER BY stay, nth`,
  )
  return Map.groupBy(found, ({ stay }) => stay)
}

/** `price`: the lowest of the searched dates, or of the whole validity. */
export function giftDatesOf(
  { price, nights }: { readonly price: number | null; readonly nights: number },
  gift: GiftTerms,
  now: Now,
  included: readonly IncludedWeekend[] = [],
): GiftDates {
  return {
    weekends: new Set(giftWeekendDays(gift, nights, now).map(weekOf)).size,
    includedWeekends: included[0]?.total ?? 0,
    next: included.map(({ day }) => dateOf(day)),
    ...(price !== null && { supplement: Math.max(0, price - gift.price) }),
  }
}
