import type { IsoDate } from '../../contract/scalars.ts'
import { addMonthsTo } from '../dates/iso-date.ts'
import { addMonths, type IsoMonth, monthOf, monthsBetween, monthsFrom } from '../dates/month.ts'

export type Device = 'desktop' | 'mobile'

/** How results came about: searched for (pull) or put forward (push). */
export type DataFlow = 'pull' | 'push'

/** Months side by side. */
export const monthsShown: Readonly<Record<Device, number>> = { desktop: 2, mobile: 1 }

/** Months that one step forward or back moves by. */
export const monthStep: Readonly<Record<Device, number>> = { desktop: 1, mobile: 3 }

/** Pixels from the bottom of the endless list at which the next months are loaded. */
export const scrollTrigger = 200

/** Months of availability that one request asks for: 2 on desktop; 3 on mobile in pull mode, 4 otherwise. */
export function monthsPerRequest(device: Device, flow: DataFlow | undefined): number {
  if (device === 'desktop') return 2
  return flow === 'pull' ? 3 : 4
}

/** Availability is known for one year: the last day that can be chosen. */
export function lastBookableDay(today: IsoDate): IsoDate {
  return addMonthsTo(today, 12)
}

/** Every month that holds a day from today to the horizon: thirteen, or twelve and the one today's date comes round in. */
export function bookableMonths(today: IsoDate): IsoMonth[] {
  const first = monthOf(today)
  return monthsFrom(first, monthsBetween(first, monthOf(lastBookableDay(today))) + 1)
}

/** False on the current month: there is nothing to go back to. */
export function canGoBack(firstShown: IsoMonth, today: IsoDate): boolean {
  return firstShown > monthOf(today)
}

/** False when the last month shown is the last one within the horizon. */
export function canGoForward(firstShown: IsoMonth, shown: number, today: IsoDate): boolean {
  return addMonths(firstShown, shown - 1) < monthOf(lastBookableDay(today))
}

/** The first month shown after a step of so many months (negative goes back), held between today and the horizon. */
export function turnedTo(firstShown: IsoMonth, step: number, shown: number, today: IsoDate): IsoMonth {
  const first = monthOf(today)
  const last = addMonths(monthOf(lastBookableDay(today)), 1 - shown)
  const wanted = addMonths(firstShown, step)
  if (wanted < first || last < first) return first
  if (wanted > last) return last
  return wanted
}

/** What to ask for so that the shown months are known: from the first one missing, a request's worth; absent when none is missing. */
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
