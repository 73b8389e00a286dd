import type { IsoDate } from '../../contract/scalars.ts'

/** Returns the same day, or the last day of a shorter month. */
export function addMonthsTo(date: IsoDate, months: number): IsoDate {
  return Temporal.PlainDate.from(date).add({ months }).toString()
}

/** Returns the ISO weekday: 1 Monday … 7 Sunday. */
export function weekday(date: IsoDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}

export function isPast(date: IsoDate, today: IsoDate): boolean {
  return date < today
}

/** Compares ISO dates as strings; both bounds included. */
export function clampDate(date: IsoDate, first: IsoDate, last: IsoDate): IsoDate {
  if (date < first) return first
  return date > last ? last : date
}
