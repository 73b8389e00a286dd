import type { IsoDate } from '../../contract/scalars.ts'
import type { StayDates } from '../dates/stay-dates.ts'

export type Selection =
  | { readonly phase: 'empty' }
  | { readonly phase: 'checkin'; readonly checkin: IsoDate }
  | { readonly phase: 'both'; readonly checkin: IsoDate; readonly checkout: IsoDate }

export const nothingSelected: Selection = { phase: 'empty' }

export function selectionOf(dates: StayDates | undefined): Selection {
  return dates ? { phase: 'both', checkin: dates.checkin, checkout: dates.checkout } : nothingSelected
}

export function datesOf(selection: Selection): StayDates | undefined {
  return selection.phase === 'both' ? { checkin: selection.checkin, checkout: selection.checkout } : undefined
}

/** A day up to the check-in, or any day once both dates are chosen, becomes a new check-in. */
export function pick(selection: Selection, day: IsoDate): Selection {
  return selection.phase === 'checkin' && day > selection.checkin
    ? { phase: 'both', checkin: selection.checkin, checkout: day }
    : { phase: 'checkin', checkin: day }
}

export function canConfirm(selection: Selection): boolean {
  return selection.phase !== 'checkin'
}

/** Unlike a search, a page of a stay or hotel needs both dates. */
export function canValidate(selection: Selection): boolean {
  return selection.phase === 'both'
}

export function placeIn(selection: Selection, day: IsoDate): 'checkin' | 'checkout' | 'between' | 'outside' {
  if (selection.phase === 'empty') return 'outside'
  if (day === selection.checkin) return 'checkin'
  if (selection.phase === 'checkin') return 'outside'
  if (day === selection.checkout) return 'checkout'
  return day > selection.checkin && day < selection.checkout ? 'between' : 'outside'
}
