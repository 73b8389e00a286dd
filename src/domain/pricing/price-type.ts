import type { PriceType } from '../../contract/price.ts'
import type { SearchFlow } from '../sort/sort.ts'

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

/** Booking, section 4, "Price message states". */
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
