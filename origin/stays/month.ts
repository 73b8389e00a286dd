import type { D1Database } from '@cloudflare/workers-types'
import { dateOf, firstOfMonth, monthsLater, type Day } from '../clock/days.ts'
import { firstArrival, lastArrival, type Now } from '../clock/now.ts'
import type { RoomTerms } from '../pricing/guests.ts'
import { arrivals, type Arrival } from './arrivals.ts'

export const perNight = ({ price, nights }: Arrival): number => Math.round(price / nights)

const monthOf = ({ day }: Arrival): string => dateOf(day).slice(0, 7)

/**
 * The arrival with the best price of each month: the lowest among those of the month's most frequent number of nights, since prices of
 * other lengths do not compare. The first of equal ones; none where all have the same price.
 */
export function bestArrivals(list: readonly Arrival[]): Arrival[] {
  return [...Map.groupBy(list, monthOf).values()].flatMap((month) => {
    const [usual = []] = [...Map.groupBy(month, ({ nights }) => nights).values()].toSorted((a, b) => b.length - a.length)
    const [lowest, ...others] = usual.toSorted((a, b) => a.price - b.price)
    return lowest && others.some(({ price }) => price > lowest.price) ? [lowest] : []
  })
}

/** Returns the best arrival of a date's month, and the month's highest promotion in whole percent. */
export async function bestOfMonth(
  db: Pick<D1Database, 'prepare'>,
  stay: number,
  terms: RoomTerms,
  day: Day,
  now: Now,
): Promise<{ readonly arrival: Arrival | undefined; readonly promo: number }> {
  const first = firstOfMonth(dateOf(day).slice(0, 7))
  const until = Math.min(monthsLater(first, 1), lastArrival(now) + 1)
  const list = await arrivals(db, stay, terms, Math.max(first, firstArrival(now)), until)
  return { arrival: bestArrivals(list)[0], promo: Math.max(0, ...list.map(({ promo }) => promo)) }
}
