import type { Settings } from '../../contract/cms/settings.ts'
import type { ShippingCosts } from '../../contract/gifts.ts'
import type { PhysicalFormat } from './formats.ts'
import { isServed, shippingTotal } from './gift-total.ts'

/** `cost` is what delivery costs in the market's country. */
export type ParcelOffer =
  | { readonly kind: Extract<PhysicalFormat, 'hidden'> }
  | { readonly kind: Extract<PhysicalFormat, 'soon'> }
  | { readonly kind: Extract<PhysicalFormat, 'offered'>; readonly cost: number; readonly days: Settings['deliveryDays'] }

/** Includes the international fee. Undefined for a country that no parcel reaches. */
export function parcelCost({ shippingCostsPerCountry }: ShippingCosts, country: string): number | undefined {
  const cost = shippingCostsPerCountry[country]
  return cost && isServed(shippingCostsPerCountry, country) ? shippingTotal(cost) : undefined
}
