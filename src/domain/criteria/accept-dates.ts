import type { IsoDate } from '../../contract/scalars.ts'
import { takesArrival } from '../calendar/cut-off.ts'
import type { StayDates } from './search-criteria.ts'

/**
 * The criteria without dates that can no longer be had: a check-in before today, or today from 20:00 on.
 * `today` and `hour` (0 to 23) are the market's. Works for search and stay criteria alike.
 */
export function acceptDates<C extends { readonly dates?: StayDates | undefined }>(criteria: C, today: IsoDate, hour = 0): C {
  return criteria.dates && !takesArrival(criteria.dates.checkin, today, hour) ? { ...criteria, dates: undefined } : criteria
}
