import type { IsoDate } from '../../contract/scalars.ts'

/** From this hour on, in the market's time zone, nobody can arrive today any more. */
const orderCutOffHour = 20

/** True when a stay may still begin on `date`: later than today, or today before 20:00. `hour` is the market's, 0 to 23. */
export function takesArrival(date: IsoDate, today: IsoDate, hour: number): boolean {
  return date > today || (date === today && hour < orderCutOffHour)
}
