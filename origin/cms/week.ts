import type { Market } from '../../src/market/markets.ts'
import { dateOf, dayOf, weekday } from '../clock/days.ts'

/** The campaign of the week of `today`, from Monday to Monday, as ISO instants. */
export function thisWeek(today: string, { timeZone }: Market): { start: string; end: string } {
  const day = dayOf(today)
  const monday = day + 1 - weekday(day)
  return { start: startOfDay(dateOf(monday), timeZone), end: startOfDay(dateOf(monday + 7), timeZone) }
}

/** Weeks since Monday 5 January 1970. */
export function weekNumber(today: string): number {
  return Math.floor((dayOf(today) + 3) / 7)
}

/** The instant at which a date begins east of Greenwich, ISO 8601. Mondays only: Europe's clocks change on Sundays. */
function startOfDay(date: string, timeZone: string): string {
  const midnight = Date.parse(`${date}T00:00Z`)
  const ahead = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(midnight))
  return new Date(midnight - ahead * 3_600_000).toISOString()
}
