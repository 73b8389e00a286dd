import type { IsoDate } from '../../contract/scalars.ts'

/**
 * Whether `yyyy-MM-dd` is an existing day from year 1000 on: `Date` makes another day, or none, of one that does not exist. Never throws.
 */
export function isIsoDate(text: string): boolean {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** Returns days, negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
}
