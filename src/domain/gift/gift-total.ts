import type { GiftLine } from '../../contract/gift-order.ts'
import type { ShippingCosts, SubElement } from '../../contract/gifts.ts'

/** Cents. */
export interface GiftAmounts {
  readonly gift: number
  /** Upsell. */
  readonly availability: number
}

export interface Parcel {
  readonly subElements: readonly SubElement[]
  readonly shipping: ShippingCosts['shippingCostsPerCountry'][string]
}

/** Cents (B3.41). Zero amounts only for the gift and its shipping. */
export function giftLines({ gift, availability }: GiftAmounts, parcel: Parcel | undefined): GiftLine[] {
  const lines: GiftLine[] = [{ kind: 'gift', amount: gift }]
  if (availability > 0) lines.push({ kind: 'availability', amount: availability })
  if (!parcel) return lines
  const { subElements, shipping } = parcel
  lines.push(...subElements.map(({ name, price }): GiftLine => ({ kind: 'subElement', amount: price, label: name })), {
    kind: 'shipping',
    amount: shipping.shippingCost,
  })
  if (shipping.internationalShippingFee > 0) lines.push({ kind: 'internationalFee', amount: shipping.internationalShippingFee })
  return lines
}

/** Cents. */
export function shippingTotal({ shippingCost, internationalShippingFee }: Parcel['shipping']): number {
  return shippingCost + internationalShippingFee
}

/** Cents. */
export function giftTotal(lines: readonly Pick<GiftLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** Default: the market's, else the first. */
export function deliveryCountry(
  { shippingCostsPerCountry }: ShippingCosts,
  chosen: string | undefined,
  market: string,
): string | undefined {
  return [chosen, market, ...Object.keys(shippingCostsPerCountry)].find(
    (country) => country !== undefined && shippingCostsPerCountry[country] !== undefined,
  )
}
