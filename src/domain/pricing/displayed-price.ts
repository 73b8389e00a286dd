import type { Price, PriceType } from '../../contract/price.ts'
import type { SearchFlow } from '../sort/sort.ts'

/** Amounts are for the whole stay and all guests, or for one person where `people` is 1. */
export interface DisplayedPrice {
  readonly sell: number
  readonly reference?: number | undefined
  /** In whole percent. Each list has a threshold (`promo.ts`), and gifting displays none. */
  readonly promo?: number | undefined
  /** In whole percent, not deducted from the amounts. */
  readonly extra?: { readonly code: string; readonly value: number } | undefined
  readonly type?: PriceType | undefined
  readonly nights?: number | undefined
  /** 1 is displayed as "per person". */
  readonly people?: number | undefined
}

export type PriceTerms = Omit<DisplayedPrice, 'sell' | 'reference' | 'promo'>

export function displayedPrice({ sellPrice, refPrice }: Omit<Price, 'promo'>, promo: number, terms: PriceTerms): DisplayedPrice {
  const isPromoted = promo > 0 && refPrice !== undefined && refPrice > sellPrice
  return { sell: sellPrice, reference: isPromoted ? refPrice : undefined, promo: isPromoted ? promo : 0, ...terms }
}

/** Content can require whole euros. Only for display: amounts that are sent, summed or compared are never rounded. */
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

export type PriceMessage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'finalWithPromo'; readonly saved: number }
  | { readonly kind: 'fromWithPromo'; readonly saved: number }
  | { readonly kind: 'default' }
  | { readonly kind: 'none' }

/** Decides what the price is called (B4.17). */
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

/** Rounds up to whole euros, so that the nights never cost more than is displayed. */
export function pricePerNight(amount: number, nights: number): number {
  return Math.ceil(amount / Math.max(1, nights) / 100) * 100
}

export function pricePerPerson(amount: number, adults = 2): number {
  return Math.round(amount / Math.max(1, adults))
}

export interface PriceChange {
  readonly direction: 'lower' | 'higher' | 'same'
  readonly before: number
  readonly after: number
  readonly difference: number
}

export function comparePrices(before: number, after: number): PriceChange {
  const difference = after - before
  const direction = difference === 0 ? 'same' : difference < 0 ? 'lower' : 'higher'
  return { direction, before, after, difference }
}
