import type { PriceInfo } from '../../contract/price.ts'
import type { Quote } from '../../contract/quote.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { isSameStay } from '../guests/occupancy.ts'
import { readRefusal, refusal, type Refusal, type RefusalKind } from './refusal.ts'

export type QuoteOutcome =
  | { readonly kind: 'priced'; readonly price: PriceInfo; readonly quote: Quote }
  | {
      readonly kind: 'unavailableOnDates' | 'notBookable' | 'error'
      readonly refusal: Refusal
      /** How many people sleep in one room, if the stay needs a second one. */
      readonly roomCapacity?: number | undefined
    }

/** What a quote has changed of the request (B5.8). */
export interface QuoteChange {
  readonly rooms?: number
  readonly stay?: Quote['reservationCriteria']
}

export function quoteChange({ reservationCriteria: requested, modifiedReservationCriteria: made }: Quote): QuoteChange | undefined {
  if (!made) return undefined
  const { rooms } = made
  const same = isSameStay(made, requested)
  if (same && rooms === requested.rooms) return undefined
  return { ...(rooms !== undefined && rooms !== requested.rooms ? { rooms } : {}), ...(same ? {} : { stay: made }) }
}

const solvedByOtherDates: readonly RefusalKind[] = ['dates', 'rooms', 'past']

export function quoteOutcome(quote: Quote, today: IsoDate): QuoteOutcome {
  if (quote.reservationCriteria.checkin < today) return { kind: 'unavailableOnDates', refusal: refusal('past') }
  const error = firstError(quote)
  const refused = error === undefined ? undefined : readRefusal(error)
  if (refused && solvedByOtherDates.includes(refused.kind))
    return { kind: 'unavailableOnDates', refusal: refused, roomCapacity: quote.roomCapacity }
  if (!quote.bookable) return { kind: 'notBookable', refusal: refused ?? refusal('notBookable') }
  if (!quote.priceInfo) return { kind: 'error', refusal: refused ?? refusal('noPrice') }
  return { kind: 'priced', price: quote.priceInfo, quote: withTermsToday(quote, today) }
}

/** Drops a cancellation whose deadline has passed (S9.33). */
function withTermsToday(quote: Quote, today: IsoDate): Quote {
  const deadline = quote.cancellationPolicy?.cancellationDeadline
  return deadline !== undefined && deadline < today ? { ...quote, cancellationPolicy: { cancellable: false } } : quote
}

export const quoteNotFetched: QuoteOutcome = { kind: 'error', refusal: refusal('notFetched') }

function firstError(quote: Quote): string | undefined {
  const texts = (quote.errors ?? []).map(({ code, message }) => code || message)
  return texts.find((text) => text !== undefined && text !== '')
}

export function quoteStress(quote: Quote): 'flashDeal' | 'bestPrice' | 'bestPromo' | undefined {
  if (quote.flashDeal) return 'flashDeal'
  if (quote.bestPrice) return 'bestPrice'
  return quote.bestPromo ? 'bestPromo' : undefined
}
