import type { PriceType } from '../../contract/price.ts'
import type { SearchFlow } from '../sort/sort.ts'

export interface PriceSetting {
  readonly hasDates: boolean
  readonly flow: SearchFlow
  /** The type that comes with the price, when one does. */
  readonly given?: PriceType | undefined
}

/** Final when there are dates, the visitor gives, or a type other than "from" comes with the price; else a from-price. */
export function showsFinalPrice({ hasDates, flow, given }: PriceSetting): boolean {
  return hasDates || flow === 'gifting' || (given !== undefined && given !== 'from')
}

/** What the price banner of a stay says. A gift says nothing; a promo is a whole percentage, `saved` is cents. */
export type PriceMessage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'finalWithPromo'; readonly saved: number }
  | { readonly kind: 'fromWithPromo'; readonly saved: number }
  | { readonly kind: 'default' }
  | { readonly kind: 'none' }

/** The price banner's state (specification of booking, section 4, "Price message states"). */
export function priceMessage(
  setting: PriceSetting & { readonly loading: boolean; readonly promo: number; readonly saved: number },
): PriceMessage {
  if (setting.flow === 'gifting') return { kind: 'none' }
  if (setting.loading) return { kind: 'loading' }
  if (setting.promo === 0 || setting.saved === 0) return { kind: 'default' }
  return { kind: showsFinalPrice(setting) ? 'finalWithPromo' : 'fromWithPromo', saved: setting.saved }
}

/** False in gifting: a gift shows no reference price and no promo. */
export function showsReferencePrice(flow: SearchFlow): boolean {
  return flow !== 'gifting'
}
