import type { IsoDate, IsoMonth } from '../../contract/scalars.ts'

/**
 * Days and months of a calendar, without a clock or a time zone. By integers: a calendar asks for all days of thirteen months at once, in
 * browsers without Temporal too. A test compares it with Temporal; docs/decisions/0061 has the figures.
 */

/** Plain dates are read as UTC, where every day has the same length. */
const dayMs = 86_400_000

const daysOfEveryMonth = 28

/** A calendar of prices adds some nights to hundreds of days, mostly within a month. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const day = Number(date.slice(8)) + days
  if (day >= 1 && day <= daysOfEveryMonth) return date.slice(0, 8) + twoDigits(day)
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** In a shorter month its last day replaces a day that it lacks. */
export function addMonthsTo(date: IsoDate, months: number): IsoDate {
  const month = addMonths(monthOf(date), months)
  const sameDay = month + date.slice(7)
  const last = lastOfMonth(month)
  return sameDay < last ? sameDay : last
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** Counts from 1 on Monday to 7 on Sunday, as in ISO 8601. */
export function weekday(date: IsoDate): number {
  return new Date(date).getUTCDay() || 7
}

export function isPast(date: IsoDate, today: IsoDate): boolean {
  return date < today
}

export function clampDate(date: IsoDate, first: IsoDate, last: IsoDate): IsoDate {
  if (date < first) return first
  return date > last ? last : date
}

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7)
}

export function firstOfMonth(month: IsoMonth): IsoDate {
  return dayOf(month, 1)
}

export function lastOfMonth(month: IsoMonth): IsoDate {
  return dayOf(month, daysInMonth(month))
}

const dayOf = (month: IsoMonth, date: number): IsoDate => `${month}-${twoDigits(date)}`

const twoDigits = (count: number): string => String(count).padStart(2, '0')

const daysInMonth = (month: IsoMonth): number => daysBetween(firstOfMonth(month), firstOfMonth(addMonths(month, 1)))

export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const months = monthsSinceYearZero(month) + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${twoDigits((months % 12) + 1)}`
}

export function monthsBetween(from: IsoMonth, to: IsoMonth): number {
  return monthsSinceYearZero(to) - monthsSinceYearZero(from)
}

const monthsSinceYearZero = (month: IsoMonth): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

export function monthsFrom(first: IsoMonth, count: number): IsoMonth[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => addMonths(first, index))
}

/** Weeks run from Monday to Sunday; cells outside the month are null. */
export function monthGrid(month: IsoMonth): (IsoDate | null)[][] {
  const blanks = weekday(firstOfMonth(month)) - 1
  const length = daysInMonth(month)
  const weeks = Math.ceil((blanks + length) / 7)
  const cell = (index: number) => {
    const date = index - blanks
    return date >= 0 && date < length ? dayOf(month, date + 1) : null
  }
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, column) => cell(week * 7 + column)))
}
