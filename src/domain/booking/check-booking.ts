import type { Quote } from '../../contract/quote.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import type { ActivityDates } from '../../contract/stay.ts'
import { activitiesWithoutDate, type ActivitySelection, clashingActivities, offeredSelection } from '../stay/activity-selection.ts'
import { comparePrices, type PriceChange } from '../pricing/displayed-price.ts'
import { quoteNotFetched, quoteOutcome } from '../quote/quote-outcome.ts'
import { needsActivityDates, type Refusal } from '../quote/refusal.ts'

/** No date was chosen, the chosen one has become unavailable, or it is that of another activity. */
export type ActivityFault = 'missing' | 'gone' | 'clash'

/** A new object for each attempt makes the page focus the first field again. */
export interface WrongActivities {
  readonly ids: readonly number[]
  readonly fault: ActivityFault
}

/** What of a selection cannot be booked, whatever its price. */
export function wrongActivities(selection: ActivitySelection, offered: ActivityDates): WrongActivities | undefined {
  const missing = activitiesWithoutDate(selection, offered)
  if (missing.length > 0) return { ids: missing, fault: 'missing' }
  const clashing = clashingActivities(selection, offered)
  return clashing.length > 0 ? { ids: clashing, fault: 'clash' } : undefined
}

/** A quote does not say which activity it was refused for. */
export function refusedActivities({ kind }: Refusal, offered: ActivityDates): WrongActivities {
  return { ids: offered.map(({ activityId }) => activityId), fault: kind === 'activityGone' ? 'gone' : 'missing' }
}

export type BookingStep =
  /** `refused` means that the quote refused the dates, so those on offer are outdated. */
  | { readonly kind: 'activities'; readonly wrong: WrongActivities; readonly refused: boolean }
  | { readonly kind: 'unpriced'; readonly code: string; readonly quote: Quote | undefined }
  | { readonly kind: 'changed'; readonly change: PriceChange; readonly quote: Quote }
  | { readonly kind: 'leave'; readonly price: number; readonly selection: ActivitySelection; readonly quote: Quote }

export interface Attempt {
  readonly shown: number
  readonly today: IsoDate
  readonly selection: ActivitySelection
  readonly offered: ActivityDates
}

/** Both calls return undefined when they fail. */
export interface BookingCalls {
  readonly activityDates: () => Promise<ActivityDates | undefined>
  readonly quote: (selection: ActivitySelection) => Promise<Quote | undefined>
}

/** Checks activity dates, then the price (B4.15). If the dates fail to load, the checkout checks them. */
export async function checkBooking(calls: BookingCalls, { shown, today, selection, offered }: Attempt): Promise<BookingStep> {
  const dates = await calls.activityDates()
  const wrong = dates && wrongActivities(selection, dates)
  if (wrong) return { kind: 'activities', wrong, refused: false }
  const complete = dates ? offeredSelection(selection, dates) : {}
  const quote = await calls.quote(complete)
  const outcome = quote ? quoteOutcome(quote, today) : quoteNotFetched
  if (outcome.kind === 'priced') {
    const change = comparePrices(shown, outcome.price.sellPrice)
    const known = { quote: quote ?? outcome.quote }
    return change.direction === 'same'
      ? { kind: 'leave', price: change.after, selection: complete, ...known }
      : { kind: 'changed', change, ...known }
  }
  if (needsActivityDates(outcome.refusal) && offered.length > 0) {
    return { kind: 'activities', wrong: refusedActivities(outcome.refusal, offered), refused: true }
  }
  return { kind: 'unpriced', code: outcome.refusal.code, quote }
}

/** `changed` lasts until the visitor has accepted or declined the new price. */
export type Check =
  | { readonly kind: 'idle' | 'checking' | 'failed' | 'leaving' }
  | { readonly kind: 'changed'; readonly change: PriceChange }

export interface BookingCheck {
  readonly check: Check
  readonly choice: string
  readonly wrong: WrongActivities | undefined
}

export type BookingEvent =
  | { readonly type: 'started' | 'left' | 'dismissed'; readonly choice: string }
  | { readonly type: 'checked'; readonly choice: string; readonly step: BookingStep }
  | { readonly type: 'activityChosen'; readonly activityId: number }

export const notBooking: BookingCheck = { check: { kind: 'idle' }, choice: '', wrong: undefined }

export function nextBookingState(state: BookingCheck, event: BookingEvent): BookingCheck {
  switch (event.type) {
    case 'started':
      return { ...state, choice: event.choice, check: { kind: 'checking' } }
    case 'left':
      return { ...state, choice: event.choice, check: { kind: 'leaving' } }
    case 'dismissed':
      return { ...state, choice: event.choice, check: { kind: 'idle' } }
    case 'checked':
      return { ...afterStep(state, event.step), choice: event.choice }
    case 'activityChosen':
      return { ...state, wrong: state.wrong && wrongWithout(event.activityId, state.wrong) }
  }
}

/** A clash ends for all of its activities when one has another time. */
function wrongWithout(activityId: number, { ids, fault }: WrongActivities): WrongActivities {
  return { ids: fault === 'clash' ? [] : ids.filter((id) => id !== activityId), fault }
}

function afterStep(state: BookingCheck, step: BookingStep): BookingCheck {
  switch (step.kind) {
    case 'activities':
      return { ...state, check: { kind: 'idle' }, wrong: step.wrong }
    case 'unpriced':
      // A refusal is shown with its quote; without one the check has failed.
      return { ...state, check: { kind: step.quote ? 'idle' : 'failed' } }
    case 'changed':
      return { ...state, check: { kind: 'changed', change: step.change } }
    case 'leave':
      return { ...state, check: { kind: 'leaving' } }
  }
}

export function checkOf({ check, choice }: BookingCheck, current: string): Check {
  return choice === current ? check : notBooking.check
}
