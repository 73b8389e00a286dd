import type { IsoDate } from '../../contract/scalars.ts'
import { daysBetween, weekday } from './iso-date.ts'

/** `yyyy-MM`. */
export type IsoMonth = string

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7)
}

export function firstOfMonth(month: IsoMonth): IsoDate {
  return `${month}-01`
}

export function lastOfMonth(month: IsoMonth): IsoDate {
  return dayOf(month, daysInMonth(month))
}

const dayOf = (month: IsoMonth, day: number): IsoDate => `${month}-${String(day).padStart(2, '0')}`

export function daysInMonth(month: IsoMonth): number {
  return daysBetween(firstOfMonth(month), firstOfMonth(addMonths(month, 1)))
}

export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const date = new Date(month)
  date.setUTCMonth(date.getUTCMonth() + count)
  return monthOf(date.toISOString())
}

/** Negative when `to` is earlier. */
export function monthsBetween(from: IsoMonth, to: IsoMonth): number {
  return monthsOf(to) - monthsOf(from)
}

const monthsOf = (month: IsoMonth): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

export function monthsFrom(first: IsoMonth, count: number): IsoMonth[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => addMonths(first, index))
}

/** Monday to Sunday; cells outside the month are null. */
export function monthGrid(month: IsoMonth): (IsoDate | null)[][] {
  const blanks = weekday(firstOfMonth(month)) - 1
  const length = daysInMonth(month)
  const weeks = Math.ceil((blanks + length) / 7)
  const cell = (index: number) => {
    const day = index - blanks
    return day >= 0 && day < length ? dayOf(month, day + 1) : null
  }
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, column) => cell(week * 7 + column)))
}
