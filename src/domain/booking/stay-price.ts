import type { Quote } from '../../contract/quote.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { nightsOf } from '../dates/stay-dates.ts'
import type { StayDates } from '../dates/stay-dates.ts'
import type { Guests } from '../guests/guests.ts'
import { type QuoteOutcome, quoteNotFetched, quoteOutcome } from '../quote/quote-outcome.ts'

export type StayPrice = QuoteOutcome | { readonly kind: 'loading' }

export interface QuoteCall {
  readonly quote: Quote | undefined
  readonly failed: boolean
  readonly fetching: boolean
  /** True after a failure as well. */
  readonly fetched: boolean
  readonly failedOnServer: boolean
}

export function stayPrice({ quote, failed, fetching, fetched, failedOnServer }: QuoteCall, today: IsoDate): StayPrice {
  if (quote) return quoteOutcome(quote, today)
  if (failed && !fetching) return quoteNotFetched
  return failedOnServer && !fetched ? quoteNotFetched : { kind: 'loading' }
}

export function isQuoteFor({ reservationCriteria: quoted }: Quote, dates: StayDates, guests: Guests): boolean {
  return (
    quoted.checkin === dates.checkin &&
    quoted.nights === nightsOf(dates) &&
    quoted.adult === guests.adults &&
    quoted.child === guests.children &&
    quoted.baby === guests.babies
  )
}
