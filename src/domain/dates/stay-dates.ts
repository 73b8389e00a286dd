import type { IsoDate } from '../../contract/scalars.ts'
import { daysBetween } from './days.ts'

/** At most `longestStay` nights apart. */
export interface StayDates {
  readonly checkin: IsoDate
  readonly checkout: IsoDate
}

/** Nights. */
export const longestStay = 30

/** The market's. */
export const orderCutOffHour = 20

/** `hour`: the market's, 0 to 23. */
export function takesArrival(date: IsoDate, today: IsoDate, hour: number): boolean {
  return date > today || (date === today && hour < orderCutOffHour)
}

/** Drops dates that are no longer bookable. */
export function acceptDates<C extends { readonly dates?: StayDates | undefined }>(criteria: C, today: IsoDate, hour = 0): C {
  return criteria.dates && !takesArrival(criteria.dates.checkin, today, hour) ? { ...criteria, dates: undefined } : criteria
}

export function nightsOf(dates: StayDates): number {
  return daysBetween(dates.checkin, dates.checkout)
}
