import type { IsoDate } from '../../contract/scalars.ts'
import { daysBetween } from './days.ts'

export interface StayDates {
  readonly checkin: IsoDate
  readonly checkout: IsoDate
}

export const longestStayNights = 30

/** An hour of the market's day: from then on nobody can arrive today. */
export const orderCutOffHour = 20

/** `hour` (0 to 23) is the market's. */
export function takesArrival(date: IsoDate, today: IsoDate, hour: number): boolean {
  return date > today || (date === today && hour < orderCutOffHour)
}

export function acceptDates<C extends { readonly dates?: StayDates | undefined }>(criteria: C, today: IsoDate, hour = 0): C {
  return criteria.dates && !takesArrival(criteria.dates.checkin, today, hour) ? { ...criteria, dates: undefined } : criteria
}

/** The dates that `acceptDates` drops: the page says so. */
export function missedDates({ dates }: { readonly dates?: StayDates | undefined }, today: IsoDate, hour: number): StayDates | undefined {
  return dates && !takesArrival(dates.checkin, today, hour) ? dates : undefined
}

export function nightsOf(dates: StayDates): number {
  return daysBetween(dates.checkin, dates.checkout)
}
