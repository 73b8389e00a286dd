import type { IsoDate } from '../../contract/scalars.ts'
import { addMonths, lastOfMonth, monthOf } from './month.ts'

/** Ends on the last day of a shorter month. */
export function addMonthsTo(date: IsoDate, months: number): IsoDate {
  const month = addMonths(monthOf(date), months)
  const day = month + date.slice(7)
  const last = lastOfMonth(month)
  return day < last ? day : last
}

export function isPast(date: IsoDate, today: IsoDate): boolean {
  return date < today
}

/** Both bounds included. */
export function clampDate(date: IsoDate, first: IsoDate, last: IsoDate): IsoDate {
  if (date < first) return first
  return date > last ? last : date
}
