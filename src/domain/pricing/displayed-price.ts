import type { Price, PriceType } from '../../contract/price.ts'

/** Cents: of the whole stay and all guests, or of one person where `people` is 1. */
export interface DisplayedPrice {
  readonly sell: number
  /** Undefined without a promotion to display. */
  readonly reference?: number | undefined
  /** Whole percent, after the threshold of its list (`promo.ts`); not displayed in gifting. */
  readonly promo?: number | undefined
  /** Whole percent, not in the amounts. */
  readonly extra?: { readonly code: string; readonly value: number } | undefined
  readonly type?: PriceType | undefined
  readonly nights?: number | undefined
  /** 1 is "per person". */
  readonly people?: number | undefined
}

export type PriceTerms = Omit<DisplayedPrice, 'sell' | 'reference' | 'promo'>

/** A promotion needs a higher reference price. */
export function displayedPrice({ sellPrice, refPrice }: Omit<Price, 'promo'>, promo: number, terms: PriceTerms): DisplayedPrice {
  const isPromoted = promo > 0 && refPrice !== undefined && refPrice > sellPrice
  return { sell: sellPrice, reference: isPromoted ? refPrice : undefined, promo: isPromoted ? promo : 0, ...terms }
}

/** Rounds up to whole euros if content requires it. Only for display: never round amounts that are sent, summed or compared. */
export function displayedCents(cents: number, roundUp: boolean): number {
  return roundUp ? Math.ceil(cents / 100) * 100 : cents
}
