import { Temporal } from 'temporal-polyfill'
import type { Market } from '../../src/market/markets.ts'
import { dayOf } from '../clock/days.ts'

/** The campaign of the week of `today`, from Monday to Monday, as ISO instants. */
export function thisWeek(today: string, { timeZone }: Market): { start: string; end: string } {
  const date = Temporal.PlainDate.from(today)
  const monday = date.subtract({ days: date.dayOfWeek - 1 })
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant().toString({ smallestUnit: 'millisecond' })
  return { start: startOf(monday), end: startOf(monday.add({ weeks: 1 })) }
}

/** Weeks since Monday 5 January 1970. */
export function weekNumber(today: string): number {
  return Math.floor((dayOf(today) + 3) / 7)
}
