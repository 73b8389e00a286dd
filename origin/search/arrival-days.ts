import type { SearchQuery } from '../../src/contract/search-query.ts'
import { dateOf, dayOf, firstOfMonth, monthsLater, weekday, type Day } from '../clock/days.ts'
import { canArrive, firstArrival, lastArrival, type Now } from '../clock/now.ts'

/** The days on which the stays of a search may begin, in ascending order, and their nights. */
export interface SearchedArrivals {
  readonly days: readonly Day[]
  readonly nights: number
  /** As `yyyy-MM`, where every day of that month is an arrival. */
  readonly month?: string
}

/** So many weekends are searched where no month is named. */
const nextWeekends = 4

const friday = 5

/** Returns undefined without dates, and for gifts. */
export function arrivalsOf(
  { flow, checkin, nights, flexible, month }: Pick<SearchQuery, 'flow' | 'checkin' | 'nights' | 'flexible' | 'month'>,
  now: Now,
): SearchedArrivals | undefined {
  if (flow === 'gifting') return undefined
  if (flexible === 'weekend') return { days: weekendsOf(month, nights ?? 1, now), nights: nights ?? 1 }
  if (flexible === 'month') return month === undefined ? undefined : { days: daysOf(month, now), nights: nights ?? 1, month }
  if (checkin === undefined) return undefined
  const day = dayOf(checkin)
  const around = flexible === undefined ? 0 : Number(flexible)
  return { days: daysFrom(day - around, day + around).filter((each) => canArrive(each, now)), nights: nights ?? 1 }
}

/** A weekend begins on a Friday, and for a single night on a Saturday too. */
export const beginsWeekend = (day: Day, nights: number): boolean => weekday(day) === friday || (nights === 1 && weekday(day) === friday + 1)

function weekendsOf(month: string | undefined, nights: number, now: Now): Day[] {
  const from = firstArrival(now)
  const days = month === undefined ? daysFrom(from, from + nextWeekends * 7 - 1) : daysOf(month, now)
  return days.filter((day) => beginsWeekend(day, nights) && day <= lastArrival(now))
}

function daysOf(month: string, now: Now): Day[] {
  const first = firstOfMonth(month)
  return daysFrom(first, monthsLater(first, 1) - 1).filter((day) => canArrive(day, now))
}

/** Both are included; none where `last` is earlier. */
export function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

export const monthOf = (day: Day): string => dateOf(day).slice(0, 7)
