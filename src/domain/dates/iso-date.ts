import type { IsoDate } from '../../contract/scalars.ts'

/** Whether `yyyy-MM-dd` is an existing day from year 1000 on. Never throws. */
export function isIsoDate(text: string): boolean {
  const parts = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** Returns days, negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
}

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
