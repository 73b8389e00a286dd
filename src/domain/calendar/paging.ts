import type { IsoDate, IsoMonth } from '../../contract/scalars.ts'
import { addMonthsTo, addMonths, monthOf, monthsBetween, monthsFrom } from '../dates/days.ts'

/** A phone requests fewer months if the hotel's own system has to deliver them (`isPull`). */
export function monthsPerRequest(device: 'desktop' | 'mobile', isPull: boolean): number {
  return device === 'desktop' ? 2 : isPull ? 3 : 4
}

/** Availability is known for one year. */
export function lastBookableDay(today: IsoDate): IsoDate {
  return addMonthsTo(today, 12)
}

export function bookableMonths(today: IsoDate): IsoMonth[] {
  const first = monthOf(today)
  return monthsFrom(first, monthsBetween(first, monthOf(lastBookableDay(today))) + 1)
}

export function canGoBack(firstShown: IsoMonth, today: IsoDate): boolean {
  return firstShown > monthOf(today)
}

export function canGoForward(firstShown: IsoMonth, shown: number, today: IsoDate): boolean {
  return addMonths(firstShown, shown - 1) < monthOf(lastBookableDay(today))
}

export function turnedTo(firstShown: IsoMonth, step: number, shown: number, today: IsoDate): IsoMonth {
  const first = monthOf(today)
  const last = addMonths(monthOf(lastBookableDay(today)), 1 - shown)
  const target = addMonths(firstShown, step)
  if (target < first || last < first) return first
  if (target > last) return last
  return target
}

export function requestFor(
  shownMonths: readonly IsoMonth[],
  loaded: readonly IsoMonth[],
  perRequest: number,
  today: IsoDate,
): { readonly month: IsoMonth; readonly length: number } | undefined {
  const bookable = bookableMonths(today)
  const month = shownMonths.find((shown) => bookable.includes(shown) && !loaded.includes(shown))
  if (month === undefined) return undefined
  return { month, length: Math.min(perRequest, bookable.length - bookable.indexOf(month)) }
}
