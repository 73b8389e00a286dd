import type { IsoDate } from '../../contract/scalars.ts'

/** True for `yyyy-MM-dd` naming a day that exists, from year 1000 on. Total: never throws. */
export function isIsoDate(text: string): boolean {
  const parts = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
}

/** The date `days` later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** Days from `from` to `to`: negative when `to` is earlier. The nights of a stay from check-in to check-out. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
}

/** The same day `months` later, or the last day of that month where it is shorter. */
export function addMonthsTo(date: IsoDate, months: number): IsoDate {
  return Temporal.PlainDate.from(date).add({ months }).toString()
}

/** ISO weekday: 1 Monday … 7 Sunday. */
export function weekday(date: IsoDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}

/** True when `date` is before `today`. */
export function isPast(date: IsoDate, today: IsoDate): boolean {
  return date < today
}

/** The date held between two bounds, both included. ISO dates order as strings. */
export function clampDate(date: IsoDate, first: IsoDate, last: IsoDate): IsoDate {
  if (date < first) return first
  return date > last ? last : date
}
