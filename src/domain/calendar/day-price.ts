import type { PossibleStay } from '../../contract/availability.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { daysBetween } from '../dates/days.ts'
import { nightsOf } from '../dates/stay-dates.ts'
import type { CalendarDays, CalendarRules } from './day-selectability.ts'

/** The amount is in cents, for all guests and nights, as it will be paid. */
export interface DayPrice {
  readonly nights: number
  readonly amount: number
}

/** Returns the price of the shortest stay from this day, or, once a check-in is chosen, of the stay until this day. */
export function dayPrice(date: IsoDate, { days, selection, checkoutNights }: Omit<CalendarRules, 'today' | 'hour'>): DayPrice | undefined {
  if (selection.phase === 'checkin') return stayPrice(daysBetween(selection.checkin, date), checkoutNights)
  const day = days?.[date]
  return day && { nights: day.minLos, amount: day.amount }
}

export function chosenPrice({ days, selection, checkoutNights }: Omit<CalendarRules, 'today' | 'hour'>): DayPrice | undefined {
  if (selection.phase !== 'both') return undefined
  const nights = nightsOf(selection)
  const day = days?.[selection.checkin]
  return stayPrice(nights, checkoutNights) ?? (day?.minLos === nights ? { nights, amount: day.amount } : undefined)
}

function stayPrice(nights: number, stays: readonly PossibleStay[] | undefined): DayPrice | undefined {
  const amount = stays?.find((stay) => stay.nights === nights)?.amount
  return amount === undefined ? undefined : { nights, amount }
}

export function lowestByNights(stays: readonly PossibleStay[]): readonly PossibleStay[] {
  const lowest = new Map<number, PossibleStay>()
  for (const stay of stays) {
    const { amount = Infinity } = lowest.get(stay.nights) ?? {}
    if (!lowest.has(stay.nights) || (stay.amount ?? Infinity) < amount) lowest.set(stay.nights, stay)
  }
  return [...lowest.values()].toSorted((a, b) => a.nights - b.nights)
}

export function commonMinimumStay(days: CalendarDays): number | undefined {
  const counts = new Map<number, number>()
  for (const { minLos } of Object.values(days)) counts.set(minLos, (counts.get(minLos) ?? 0) + 1)
  const [commonest] = [...counts].toSorted(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a - b)
  return commonest?.[0]
}
