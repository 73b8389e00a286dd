import type { IsoDate } from '../../contract/scalars.ts'
import type { StayDates } from '../criteria/search-criteria.ts'

/** What is chosen in a calendar: nothing, a check-in that waits for its check-out, or both. */
export type Selection =
  | { readonly phase: 'empty' }
  | { readonly phase: 'checkin'; readonly checkin: IsoDate }
  | { readonly phase: 'both'; readonly checkin: IsoDate; readonly checkout: IsoDate }

/** Milliseconds a calendar may stay open after the check-out was chosen. */
export const closeDelay = 1000

export const nothingSelected: Selection = { phase: 'empty' }

export function selectionOf(dates: StayDates | undefined): Selection {
  return dates ? { phase: 'both', checkin: dates.checkin, checkout: dates.checkout } : nothingSelected
}

/** The dates to write to the address: only once both are chosen. */
export function datesOf(selection: Selection): StayDates | undefined {
  return selection.phase === 'both' ? { checkin: selection.checkin, checkout: selection.checkout } : undefined
}

/**
 * The selection after a selectable day was clicked: the first click is the check-in, a later day the check-out; a day on or before
 * the check-in, or any day once both are chosen, starts again as the check-in.
 */
export function pick(selection: Selection, day: IsoDate): Selection {
  return selection.phase === 'checkin' && day > selection.checkin
    ? { phase: 'both', checkin: selection.checkin, checkout: day }
    : { phase: 'checkin', checkin: day }
}

/** The selection when the calendar closes: half a choice goes back to the dates in the address. */
export function closed(selection: Selection, inAddress: StayDates | undefined): Selection {
  return selection.phase === 'checkin' ? selectionOf(inAddress) : selection
}

/** Confirm is possible unless a check-in waits for its check-out. */
export function canConfirm(selection: Selection): boolean {
  return selection.phase !== 'checkin'
}

/** Validate (on stay and hotel pages) needs both dates. */
export function canValidate(selection: Selection): boolean {
  return selection.phase === 'both'
}

/** How a day stands to the selection, for its look and its description. */
export function placeIn(selection: Selection, day: IsoDate): 'checkin' | 'checkout' | 'between' | 'outside' {
  if (selection.phase === 'empty') return 'outside'
  if (day === selection.checkin) return 'checkin'
  if (selection.phase === 'checkin') return 'outside'
  if (day === selection.checkout) return 'checkout'
  return day > selection.checkin && day < selection.checkout ? 'between' : 'outside'
}
