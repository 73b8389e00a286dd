import type { AvailabilityDay, PossibleStay } from '../../contract/availability.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { longestStay, takesArrival } from '../dates/stay-dates.ts'
import { daysBetween, isPast } from '../dates/days.ts'
import { lastBookableDay } from './paging.ts'
import type { Selection } from './selection.ts'

/** Absent days are unavailable. */
export type CalendarDays = Readonly<Record<IsoDate, AvailabilityDay>>

const spanWithoutAvailability = 20

export interface CalendarRules {
  readonly today: IsoDate
  /** 0 to 23, the market's. */
  readonly hour: number
  /** Absent in a search: every day is available. */
  readonly days?: CalendarDays | undefined
  readonly selection: Selection
  /** Absent while loading or after a failure. */
  readonly checkoutNights?: readonly PossibleStay[] | undefined
}

export type DayState = 'selectable' | 'past' | 'cutOff' | 'beyondHorizon' | 'chosen' | 'unavailable' | 'tooFar' | 'nightsNotAllowed'

/** Whether a day of the calendar can be chosen (S5.13 to S5.18). */
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

// A check-out day needs no availability of its own.
function checkoutState(nights: number, { days, checkoutNights }: CalendarRules): DayState {
  if (nights > longestStay) return 'tooFar'
  if (checkoutNights) return checkoutNights.some((stay) => stay.nights === nights) ? 'selectable' : 'nightsNotAllowed'
  return days === undefined && nights > spanWithoutAvailability ? 'tooFar' : 'selectable'
}

/** Undefined for one night. */
export function minimumStay(day: IsoDate, days: CalendarDays | undefined): number | undefined {
  const nights = days?.[day]?.minLos ?? 1
  return nights > 1 ? nights : undefined
}
