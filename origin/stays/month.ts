import type { D1Database } from '@cloudflare/workers-types'
import { dateOf, firstOfMonth, monthsLater, type Day } from '../clock/days.ts'
import { firstArrival, type Now } from '../clock/now.ts'
import type { RoomTerms } from '../pricing/guests.ts'
import { arrivals, type Arrival } from './arrivals.ts'

export const perNight = ({ price, nights }: Arrival): number => Math.round(price / nights)

/** Days with the lowest price a night of each month. */
export function bestDays(list: readonly Arrival[]): Set<Day> {
  const lowest = new Map<string, Arrival>()
  for (const arrival of list) {
    const month = dateOf(arrival.day).slice(0, 7)
    const found = lowest.get(month)
    if (!found || perNight(arrival) < perNight(found)) lowest.set(month, arrival)
  }
  return new Set([...lowest.values()].map((arrival) => arrival.day))
}

/** The best day of a date's month, and its highest promotion, whole percent. */
export async function bestOfMonth(
  db: Pick<D1Database, 'prepare'>,
  stay: number,
  terms: RoomTerms,
  day: Day,
  now: Now,
): Promise<{ readonly day: Day | undefined; readonly promo: number }> {
  const first = firstOfMonth(dateOf(day).slice(0, 7))
  const list = await arrivals(db, stay, terms, Math.max(first, firstArrival(now)), monthsLater(first, 1))
  return { day: [...bestDays(list)][0], promo: Math.max(0, ...list.map(({ promo }) => promo)) }
}
