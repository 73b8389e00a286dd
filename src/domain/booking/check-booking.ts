import type { Quote } from '../../contract/quote.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import type { ActivityDates } from '../../contract/stay.ts'
import { activitiesWithoutDate, type ActivitySelection, offeredSelection } from '../stay/activity-selection.ts'
import { comparePrices, type PriceChange } from '../pricing/displayed-price.ts'
import { quoteNotFetched, quoteOutcome } from '../quote/quote-outcome.ts'
import { needsActivityDates } from '../quote/refusal.ts'

/** A new object for each attempt makes the page focus the first field again. */
export interface WrongActivities {
  readonly ids: readonly number[]
  /** True if the chosen date has become unavailable, false if none was chosen. */
  readonly gone: boolean
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
  const missing = dates ? activitiesWithoutDate(selection, dates) : []
  if (missing.length > 0) return { kind: 'activities', wrong: { ids: missing, gone: false }, refused: false }
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
    const wrong = { ids: offered.map(({ activityId }) => activityId), gone: outcome.refusal.kind === 'activityGone' }
    return { kind: 'activities', wrong, refused: true }
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
      return { ...state, wrong: state.wrong && { ...state.wrong, ids: state.wrong.ids.filter((id) => id !== event.activityId) } }
  }
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
