import type { PriceInfo } from '../../contract/price.ts'
import type { Quote } from '../../contract/quote.ts'
import type { IsoDate } from '../../contract/scalars.ts'

/** What a quote means for the booking panel. `reason` is the server's first error code or message, or ours. */
export type QuoteOutcome =
  | { readonly kind: 'priced'; readonly price: PriceInfo; readonly quote: Quote }
  | { readonly kind: 'unavailableOnDates'; readonly reason: string }
  | { readonly kind: 'notBookable'; readonly reason: string }
  | { readonly kind: 'error'; readonly reason: string }

/** Our own reasons, where a quote gives none. */
export const quoteErrors = {
  checkinInPast: 'checkin-in-past',
  notBookable: 'The offer is not bookable with these criterias',
  noPrice: 'Quote error',
  fetch: 'QUOTE_FETCH_ERROR',
} as const

/** Errors that contain one of these say that the dates, not the offer, are the matter. */
const dateErrors = ['package-not-available-at-checkin', quoteErrors.checkinInPast] as const

/** Errors that ask for dates of activities: one is missing, or cannot be had any more. */
export const activityErrors = { missing: 'activity-date-missing', gone: 'activity-date-not-available' } as const

/** Whether choosing the dates of activities (again) is what makes the offer bookable. */
export function needsActivityDates(reason: string): boolean {
  return Object.values(activityErrors).some((code) => reason.includes(code))
}

/** The server's own sentence about why an offer cannot be booked; undefined for a code, and where it said nothing. */
export function sentenceOf(reason: string): string | undefined {
  return reason.includes(' ') && !Object.values<string>(quoteErrors).includes(reason) ? reason : undefined
}

/** What a quote was made for where that is not what was asked (specification of booking, section 3, "Quote"). */
export interface QuoteChange {
  /** Rooms the party is spread over. */
  readonly rooms?: number
  /** The dates and the party that are priced, where they are others. */
  readonly stay?: Quote['reservationCriteria']
}

/** Undefined where the quote answers what was asked. */
export function quoteChange({ reservationCriteria: asked, modifiedReservationCriteria: made }: Quote): QuoteChange | undefined {
  if (!made) return undefined
  const { rooms } = made
  const same = (['checkin', 'nights', 'adult', 'child', 'baby'] as const).every((key) => made[key] === asked[key])
  if (same && rooms === asked.rooms) return undefined
  return { ...(rooms !== undefined && rooms !== asked.rooms ? { rooms } : {}), ...(same ? {} : { stay: made }) }
}

/** Reads a quote: it fails when the check-in is in the past, when the offer is not bookable, or without a price. */
export function quoteOutcome(quote: Quote, today: IsoDate): QuoteOutcome {
  if (quote.reservationCriteria.checkin < today) return { kind: 'unavailableOnDates', reason: quoteErrors.checkinInPast }
  const reason = firstError(quote)
  if (reason !== undefined && dateErrors.some((code) => reason.includes(code))) return { kind: 'unavailableOnDates', reason }
  if (!quote.bookable) return { kind: 'notBookable', reason: reason ?? quoteErrors.notBookable }
  if (!quote.priceInfo) return { kind: 'error', reason: reason ?? quoteErrors.noPrice }
  return { kind: 'priced', price: quote.priceInfo, quote: withTermsToday(quote, today) }
}

/** After the deadline nothing can be cancelled any more (specification of search, section 9, "Cancellation"), whatever the answer still says. */
function withTermsToday(quote: Quote, today: IsoDate): Quote {
  const deadline = quote.cancellationPolicy?.cancellationDeadline
  return deadline !== undefined && deadline < today ? { ...quote, cancellationPolicy: { cancellable: false } } : quote
}

/** The outcome when no quote came back at all. */
export const quoteNotFetched: QuoteOutcome = { kind: 'error', reason: quoteErrors.fetch }

function firstError(quote: Quote): string | undefined {
  const texts = (quote.errors ?? []).map(({ code, message }) => code || message)
  return texts.find((text) => text !== undefined && text !== '')
}

/** The stress message of the price banner: flash deal before best price before best promotion, each only when the quote says so. */
export function quoteStress(quote: Quote): 'flashDeal' | 'bestPrice' | 'bestPromo' | undefined {
  if (quote.flashDeal) return 'flashDeal'
  if (quote.bestPrice) return 'bestPrice'
  return quote.bestPromo ? 'bestPromo' : undefined
}
