import type { AvailabilityDay, PossibleStay } from '../../contract/availability.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { longestStayNights, takesArrival } from '../dates/stay-dates.ts'
import { daysBetween, isPast } from '../dates/days.ts'
import { lastBookableDay } from './paging.ts'
import type { Selection } from './selection.ts'

/** A day that is missing is unavailable. */
export type CalendarDays = Readonly<Record<IsoDate, AvailabilityDay>>

const spanWithoutAvailability = 20

/** `today` and `hour` (0 to 23) are the market's. */
export interface CalendarRules {
  readonly today: IsoDate
  readonly hour: number
  /** A search has no availability: every day can be chosen. */
  readonly days?: CalendarDays | undefined
  readonly selection: Selection
  /** Unknown while loading and after a failure. */
  readonly checkoutNights?: readonly PossibleStay[] | undefined
}

export type DayState = 'selectable' | 'past' | 'cutOff' | 'beyondHorizon' | 'chosen' | 'unavailable' | 'tooFar' | 'nightsNotAllowed'

/** Says whether a day of the calendar can be chosen, and if not, why (S5.13 to S5.18). */
export function dayState(day: IsoDate, rules: CalendarRules): DayState {
  const { today, hour, selection } = rules
  if (isPast(day, today)) return 'past'
  if (!takesArrival(day, today, hour)) return 'cutOff'
  if (selection.phase !== 'checkin' || day < selection.checkin) return checkinState(day, rules)
  return day === selection.checkin ? 'chosen' : checkoutState(daysBetween(selection.checkin, day), rules)
}

export function isSelectable(day: IsoDate, rules: CalendarRules): boolean {
  return dayState(day, rules) === 'selectable'
}

function checkinState(day: IsoDate, { days, today }: CalendarRules): DayState {
  if (day > lastBookableDay(today)) return 'beyondHorizon'
  return days === undefined || Object.hasOwn(days, day) ? 'selectable' : 'unavailable'
}

// Nobody sleeps at the hotel on the day of check-out, so it needs no availability.
function checkoutState(nights: number, { days, checkoutNights }: CalendarRules): DayState {
  if (nights > longestStayNights) return 'tooFar'
  if (checkoutNights) return checkoutNights.some((stay) => stay.nights === nights) ? 'selectable' : 'nightsNotAllowed'
  return days === undefined && nights > spanWithoutAvailability ? 'tooFar' : 'selectable'
}

/** A minimum of one night restricts nothing, so it is undefined. */
export function minimumStay(day: IsoDate, days: CalendarDays | undefined): number | undefined {
  const nights = days?.[day]?.minLos ?? 1
  return nights > 1 ? nights : undefined
}
