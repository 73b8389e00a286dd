import type { Price, PriceType } from '../../contract/price.ts'

/** A price as it is displayed. Amounts in cents: of the whole stay and all guests, or of one person where `people` is 1. */
export interface DisplayedPrice {
  readonly sell: number
  /** The price before the promotion; undefined without a promotion to display. */
  readonly reference?: number | undefined
  /** Whole percent, 0 without `reference`. The caller has applied its list's threshold (`promo.ts`); in gifting it is not displayed. */
  readonly promo?: number | undefined
  /** Discount code and its whole percent; the amounts do not include it. */
  readonly extra?: { readonly code: string; readonly value: number } | undefined
  readonly type?: PriceType | undefined
  readonly nights?: number | undefined
  /** Number of people; 1 reads "per person". */
  readonly people?: number | undefined
}

export type PriceTerms = Omit<DisplayedPrice, 'sell' | 'reference' | 'promo'>

/** A promotion needs a higher reference price to be taken from. */
export function displayedPrice({ sellPrice, refPrice }: Omit<Price, 'promo'>, promo: number, terms: PriceTerms): DisplayedPrice {
  const isPromoted = promo > 0 && refPrice !== undefined && refPrice > sellPrice
  return { sell: sellPrice, reference: isPromoted ? refPrice : undefined, promo: isPromoted ? promo : 0, ...terms }
}

/**
 * Rounds up to the whole euro if the market's content requires it. Only for display: never round amounts that are sent, summed or compared.
 */
export function displayedCents(cents: number, roundUp: boolean): number {
  return roundUp ? Math.ceil(cents / 100) * 100 : cents
}
