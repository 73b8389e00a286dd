import { activityErrors, quoteErrors } from './quote-outcome.ts'

/** Why a stay cannot be booked (specification of booking, section 8, "Quote"): one sentence each. */
export type Refusal = 'dates' | 'past' | 'guests' | 'expired' | 'rate' | 'activities' | 'noPrice' | 'notFetched' | 'notBookable'

const byCode: readonly (readonly [string, Refusal])[] = [
  ['package-not-available-at-checkin', 'dates'],
  [quoteErrors.checkinInPast, 'past'],
  ['too-many-guests', 'guests'],
  ['offer-expired', 'expired'],
  ['offer-unknown', 'rate'],
  [activityErrors.missing, 'activities'],
  [activityErrors.gone, 'activities'],
  [quoteErrors.noPrice, 'noPrice'],
  [quoteErrors.fetch, 'notFetched'],
]

/** What the reason of an outcome means; a code that is not known is an offer that cannot be booked. */
export function refusalOf(reason: string): Refusal {
  return byCode.find(([code]) => reason.includes(code))?.[1] ?? 'notBookable'
}
