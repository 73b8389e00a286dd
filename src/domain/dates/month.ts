import type { IsoDate } from '../../contract/scalars.ts'
import { addDays } from './iso-date.ts'
import { weekday } from './calendar-days.ts'

/** `yyyy-MM`. */
export type IsoMonth = string

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7)
}

export function firstOfMonth(month: IsoMonth): IsoDate {
  return `${month}-01`
}

export function lastOfMonth(month: IsoMonth): IsoDate {
  return `${month}-${String(daysInMonth(month)).padStart(2, '0')}`
}

export function daysInMonth(month: IsoMonth): number {
  return Temporal.PlainYearMonth.from(month).daysInMonth
}

export function addMonths(month: IsoMonth, count: number): IsoMonth {
  return Temporal.PlainYearMonth.from(month).add({ months: count }).toString()
}

/** Returns months, negative when `to` is earlier. */
export function monthsBetween(from: IsoMonth, to: IsoMonth): number {
  return Temporal.PlainYearMonth.from(from).until(to, { largestUnit: 'month' }).months
}

export function monthsFrom(first: IsoMonth, count: number): IsoMonth[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => addMonths(first, index))
}

/** Returns weeks from Monday to Sunday; cells outside the month are null. */
export function monthGrid(month: IsoMonth): (IsoDate | null)[][] {
  const first = firstOfMonth(month)
  const blanks = weekday(first) - 1
  const length = daysInMonth(month)
  const weeks = Math.ceil((blanks + length) / 7)
  const cell = (index: number) => {
    const day = index - blanks
    return day >= 0 && day < length ? addDays(first, day) : null
  }
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, column) => cell(week * 7 + column)))
}
