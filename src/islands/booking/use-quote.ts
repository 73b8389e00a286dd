import type { Quote } from '../../contract/quote.ts'
import { parseStayCriteria } from '../../domain/criteria/parse-stay.ts'
import { nightsOf } from '../../domain/criteria/party-and-dates.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { type QuoteOutcome, quoteNotFetched, quoteOutcome } from '../../domain/quote/quote-outcome.ts'
import { replaceAnswer, useAnswer } from '../answers.ts'
import type { BookingProps } from './props.ts'
import { type AskedStay, quoteCall } from './stay-calls.ts'
import type { KnownRates } from './use-rates.ts'

/** What the panel knows of the price. */
export type StayPrice = QuoteOutcome | { readonly kind: 'noDates' } | { readonly kind: 'loading' }

export interface ShownQuote {
  readonly price: StayPrice
  readonly retry: () => void
  /** A newer answer for the dates shown takes the place of the one there is. */
  readonly replace: (quote: Quote) => void
}

/** The price of the chosen dates. Each choice has a key of its own, so that a late answer never stands for a newer choice. */
export function useQuote(props: BookingProps, stay: AskedStay, dates: StayDates | undefined, offerId: KnownRates['offerId']): ShownQuote {
  const asked = offerId === 'waiting' ? undefined : offerId
  const call = quoteCall(stay, dates ?? { checkin: props.today, checkout: props.today }, asked)
  const servedOffer = parseStayCriteria(props.query).offerId
  const isServed = offerId === 'waiting' ? servedOffer !== undefined : asked === servedOffer
  const served = isServed && dates && props.quote && isFor(props.quote, dates, stay.guests) ? props.quote : undefined
  const { data, isError, isFetched, isFetching, refetch } = useAnswer({
    ...call,
    enabled: dates !== undefined && offerId !== 'waiting',
    initial: served,
  })
  return {
    price: priceOf(),
    retry: refetch,
    replace: (quote) => replaceAnswer(call, quote),
  }

  function priceOf(): StayPrice {
    if (!dates) return { kind: 'noDates' }
    if (data) return quoteOutcome(data, props.today)
    if (isError && !isFetching) return quoteNotFetched
    // The server has asked already; its failure stands until the browser's own answer is there.
    return props.quoteFailed && !isFetched ? quoteNotFetched : { kind: 'loading' }
  }
}

/** Whether a quote answers exactly this question. */
function isFor({ reservationCriteria: of }: Quote, dates: StayDates, guests: Guests): boolean {
  return (
    of.checkin === dates.checkin &&
    of.nights === nightsOf(dates) &&
    of.adult === guests.adults &&
    of.child === guests.children &&
    of.baby === guests.babies
  )
}
