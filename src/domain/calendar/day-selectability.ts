import type { AvailabilityDay } from '../../contract/availability.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { longestStay } from '../criteria/search-criteria.ts'
import { addDays, daysBetween, isPast } from '../dates/iso-date.ts'
import { takesArrival } from './cut-off.ts'
import { lastBookableDay } from './paging.ts'
import type { Selection } from './selection.ts'

/** Availabilities as far as they are loaded, keyed by `yyyy-MM-dd`; an absent day is not available. */
export type CalendarDays = Readonly<Record<IsoDate, AvailabilityDay>>

/** Days after check-in within which a check-out may be chosen when nothing is known about availability. */
const spanWithoutAvailability = 20

export interface CalendarRules {
  readonly today: IsoDate
  /** 0 to 23, in the market's time zone. */
  readonly hour: number
  /** Absent where the calendar is not about one stay or hotel: then every day counts as available. */
  readonly days?: CalendarDays | undefined
  readonly selection: Selection
  /** The nights that can follow the check-in; absent while loading or when that failed: no restriction. */
  readonly checkoutNights?: readonly number[] | undefined
}

export type DayState = 'selectable' | 'past' | 'cutOff' | 'beyondHorizon' | 'chosen' | 'unavailable' | 'tooFar' | 'nightsNotAllowed'

/** Whether a day can be clicked, and if not why (both specifications, section 5, "Calendar day"). */
export function dayState(day: IsoDate, rules: CalendarRules): DayState {
  const { today, hour, selection } = rules
  if (isPast(day, today)) return 'past'
  if (!takesArrival(day, today, hour)) return 'cutOff'
  if (selection.phase !== 'checkin' || day < selection.checkin) return checkinState(day, rules)
  return day === selection.checkin ? 'chosen' : checkoutState(daysBetween(selection.checkin, day), rules)
}

/** Short for a day that can be clicked. */
export function isSelectable(day: IsoDate, rules: CalendarRules): boolean {
  return dayState(day, rules) === 'selectable'
}

function checkinState(day: IsoDate, { days, today }: CalendarRules): DayState {
  if (day > lastBookableDay(today)) return 'beyondHorizon'
  return days === undefined || Object.hasOwn(days, day) ? 'selectable' : 'unavailable'
}

/** A check-out needs no availability of its own: nobody sleeps there that night. */
function checkoutState(nights: number, { days, checkoutNights }: CalendarRules): DayState {
  if (nights > longestStay) return 'tooFar'
  if (checkoutNights) return checkoutNights.includes(nights) ? 'selectable' : 'nightsNotAllowed'
  return days === undefined && nights > spanWithoutAvailability ? 'tooFar' : 'selectable'
}

/** First and last number of nights allowed after a check-in, of the call's ascending answer; absent when there is none. */
export function possibleNights(checkoutNights: readonly number[]): { readonly start: number; readonly end: number } | undefined {
  return checkoutNights.length > 0 ? { start: Math.min(...checkoutNights), end: Math.max(...checkoutNights) } : undefined
}

/** The days that can be clicked as check-out after a check-in, in order, for announcing the range. */
export function checkoutDays(checkin: IsoDate, checkoutNights: readonly number[]): IsoDate[] {
  return checkoutNights.map((nights) => addDays(checkin, nights))
}

/** Nights for the label "Minimum stay", when an arrival on the day must stay longer than one. */
export function minimumStay(day: IsoDate, days: CalendarDays | undefined): number | undefined {
  const nights = days?.[day]?.minLos ?? 1
  return nights > 1 ? nights : undefined
}
