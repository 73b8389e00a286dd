import type { IsoDate } from '../../contract/scalars.ts'

/** Milliseconds: `Date` reads plain dates in UTC, where every day is as long. */
const day = 86_400_000

/**
 * Whether `yyyy-MM-dd` is an existing day from year 1000 on: `Date` makes another day, or none, of one that does not exist. Never throws.
 */
export function isIsoDate(text: string): boolean {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(8))
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

/** Returns days, negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / day
}

/** Returns the ISO weekday: 1 Monday … 7 Sunday. */
export function weekday(date: IsoDate): number {
  return new Date(date).getUTCDay() || 7
}
