import type { Price, PriceType } from '../../contract/price.ts'
import type { SearchFlow } from '../sort/sort.ts'

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

export interface PriceSetting {
  readonly hasDates: boolean
  readonly flow: SearchFlow
  readonly priceType?: PriceType | undefined
}

export function showsFinalPrice({ hasDates, flow, priceType }: PriceSetting): boolean {
  return hasDates || flow === 'gifting' || (priceType !== undefined && priceType !== 'from')
}

/** `saved` in cents. */
export type PriceMessage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'finalWithPromo'; readonly saved: number }
  | { readonly kind: 'fromWithPromo'; readonly saved: number }
  | { readonly kind: 'default' }
  | { readonly kind: 'none' }

/** What the price is called (B4.17). */
export function priceMessage(
  setting: PriceSetting & { readonly loading: boolean; readonly promo: number; readonly saved: number },
): PriceMessage {
  if (setting.flow === 'gifting') return { kind: 'none' }
  if (setting.loading) return { kind: 'loading' }
  if (setting.promo === 0 || setting.saved === 0) return { kind: 'default' }
  return { kind: showsFinalPrice(setting) ? 'finalWithPromo' : 'fromWithPromo', saved: setting.saved }
}

export function showsReferencePrice(flow: SearchFlow): boolean {
  return flow !== 'gifting'
}

/** Cents, rounded up to whole euros: the nights never cost more. */
export function pricePerNight(amount: number, nights: number): number {
  return Math.ceil(amount / Math.max(1, nights) / 100) * 100
}

/** Cents. */
export function pricePerPerson(amount: number, adults = 2): number {
  return Math.round(amount / Math.max(1, adults))
}

/** Cents; `difference` is new minus old. */
export interface PriceChange {
  readonly direction: 'lower' | 'higher' | 'same'
  readonly before: number
  readonly after: number
  readonly difference: number
}

/** Equal prices open no dialog. */
export function comparePrices(before: number, after: number): PriceChange {
  const difference = after - before
  const direction = difference === 0 ? 'same' : difference < 0 ? 'lower' : 'higher'
  return { direction, before, after, difference }
}
