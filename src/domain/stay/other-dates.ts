import type { IsoDate } from '../../contract/scalars.ts'
import type { CalendarDays } from '../calendar/day-selectability.ts'
import { nightsOf, type StayDates } from '../dates/stay-dates.ts'
import { addDays, daysBetween } from '../dates/iso-date.ts'

/** `amount`: cents for all nights, if the calendar has it. */
export interface OtherDates {
  readonly dates: StayDates
  readonly amount: number | undefined
}

const proposals = 3

/** Returns the nearest arrivals, by date, for the same nights or the day's minimum stay. `days`: availability around the dates. */
export function otherDates(missedDates: StayDates, days: CalendarDays, today: IsoDate): OtherDates[] {
  const nights = nightsOf(missedDates)
  const distance = (date: IsoDate) => Math.abs(daysBetween(missedDates.checkin, date))
  return Object.entries(days)
    .filter(([date]) => date > today && date !== missedDates.checkin)
    .toSorted(([a], [b]) => distance(a) - distance(b) || (a < b ? -1 : 1))
    .slice(0, proposals)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([checkin, day]) => {
      const stays = Math.max(nights, day.minLos)
      return { dates: { checkin, checkout: addDays(checkin, stays) }, amount: stays === day.minLos ? day.amount : undefined }
    })
}
