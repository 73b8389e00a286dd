import type { PossibleStay } from '../../contract/availability.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import type { CalendarDays } from '../calendar/day-selectability.ts'
import { nightsOf, type StayDates } from '../dates/stay-dates.ts'
import { addDays, daysBetween } from '../dates/days.ts'

/** `amount` is in cents for all nights. */
export interface OtherDates {
  readonly dates: StayDates
  readonly amount: number | undefined
}

const proposals = 3

/** More than are proposed, because some arrivals cannot be as long. */
const maxRequests = 6

/** The nearest arrivals come first. `days` is the availability around the missed dates. */
export function otherArrivals(missedDates: StayDates, days: CalendarDays, today: IsoDate): IsoDate[] {
  const distance = (date: IsoDate) => Math.abs(daysBetween(missedDates.checkin, date))
  return Object.keys(days)
    .filter((date) => date > today && date !== missedDates.checkin)
    .toSorted((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
    .slice(0, maxRequests)
}

/** Sorted by date, for the same nights or the day's minimum stay. `staysOf` returns undefined until they are known. */
export function otherDates(
  missedDates: StayDates,
  days: CalendarDays,
  arrivals: readonly IsoDate[],
  staysOf: (checkin: IsoDate) => readonly PossibleStay[] | undefined,
): OtherDates[] {
  return arrivals
    .flatMap((checkin) => {
      const day = days[checkin]
      if (!day) return []
      const nights = Math.max(nightsOf(missedDates), day.minLos)
      const stay = nights === day.minLos ? day : staysOf(checkin)?.find((possible) => possible.nights === nights)
      return stay ? [{ dates: { checkin, checkout: addDays(checkin, nights) }, amount: stay.amount }] : []
    })
    .slice(0, proposals)
    .toSorted((one, other) => (one.dates.checkin < other.dates.checkin ? -1 : 1))
}
