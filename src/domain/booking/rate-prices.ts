import type { CancellationPolicy, PriceInfo } from '../../contract/price.ts'
import type { Quote } from '../../contract/quote.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { quoteOutcome } from '../quote/quote-outcome.ts'
import type { StayOffer } from '../quote/stay-rates.ts'
import type { KnownRates } from './known-rates.ts'
import type { StayPrice } from './stay-price.ts'

export interface RatePrice {
  /** That of its offer. */
  readonly id: number
  readonly price: PriceInfo
  readonly policy: CancellationPolicy | undefined
}

/** The rates beside the chosen one that need a quote of their own, because its price has changed since they were listed. */
export function ratesToQuote({ rates, chosen, current }: KnownRates, hasChanged: boolean): readonly StayOffer[] {
  return hasChanged && current ? rates.filter((offer) => offer !== chosen) : []
}

interface PresentPrices {
  readonly hasChanged: boolean
  /** By the ids of their offers. */
  readonly quotes: Readonly<Record<number, Quote>> | undefined
  readonly today: IsoDate
}

/** Rates are compared at prices of one moment. Undefined is not known yet. */
export function priceOfRate(
  offer: StayOffer,
  known: KnownRates,
  price: StayPrice,
  { hasChanged, quotes, today }: PresentPrices,
): RatePrice | undefined {
  if (offer === known.chosen && price.kind === 'priced') return { id: offer.id, price: price.price, policy: price.quote.cancellationPolicy }
  if (!known.current) return undefined
  if (!ratesToQuote(known, hasChanged).includes(offer)) return { id: offer.id, price: offer.priceInfo, policy: offer.cancellationPolicy }
  const quote = quotes?.[offer.id]
  const outcome = quote && quoteOutcome(quote, today)
  return outcome?.kind === 'priced' ? { id: offer.id, price: outcome.price, policy: outcome.quote.cancellationPolicy } : undefined
}
