import type { IsoDate } from '../../src/contract/scalars.ts'

/** Days since 1970-01-01: what the tables count in. */
export type Day = number

const millisecondsADay = 86_400_000

/** The day number of a plain date, `yyyy-MM-dd`. */
export function dayOf(date: IsoDate): Day {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / millisecondsADay)
}

/** The plain date of a day number. */
export function dateOf(day: Day): IsoDate {
  return new Date(day * millisecondsADay).toISOString().slice(0, 10)
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export function weekday(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** The same day so many months later; the month's last day where it has no such day. */
export function monthsLater(day: Day, months: number): Day {
  const date = new Date(day * millisecondsADay)
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  return first / millisecondsADay + Math.min(date.getUTCDate(), length) - 1
}

/** First day of a month, `yyyy-MM`. */
export function firstOfMonth(month: string): Day {
  return dayOf(`${month}-01`)
}
