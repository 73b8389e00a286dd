import type { IsoDate } from '../../contract/scalars.ts'
import type { CalendarDays } from '../../domain/calendar/day-selectability.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { nightsOf } from '../../domain/criteria/party-and-dates.ts'
import { addDays, daysBetween } from '../../domain/dates/iso-date.ts'

/** A stay that can be had instead. `amount`: cents for all its nights, where the calendar's answer says so. */
export interface OtherDates {
  readonly dates: StayDates
  readonly amount: number | undefined
}

/** How many to propose. */
const proposals = 3

/**
 * The available arrivals nearest to the wanted one, in order of date, for as many nights as wanted or the day's minimum stay.
 * `days` are the stay's availabilities around the dates.
 */
export function otherDates(wanted: StayDates, days: CalendarDays, today: IsoDate): OtherDates[] {
  const nights = nightsOf(wanted)
  const distance = (date: IsoDate) => Math.abs(daysBetween(wanted.checkin, date))
  return Object.entries(days)
    .filter(([date]) => date > today && date !== wanted.checkin)
    .toSorted(([one], [other]) => distance(one) - distance(other) || (one < other ? -1 : 1))
    .slice(0, proposals)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([checkin, day]) => {
      const stays = Math.max(nights, day.minLos)
      return { dates: { checkin, checkout: addDays(checkin, stays) }, amount: stays === day.minLos ? day.amount : undefined }
    })
}
