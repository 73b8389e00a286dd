import type { GiftLine } from '../../contract/gift-order.ts'
import type { ShippingCosts, SubElement } from '../../contract/gifts.ts'

/** What a gift costs, in cents. */
export interface GiftAmounts {
  readonly gift: number
  /** Availability upsell. */
  readonly availability: number
}

/** What a parcel adds: its sub-elements, and the cost of sending it to its country. */
export interface Parcel {
  readonly subElements: readonly SubElement[]
  readonly shipping: ShippingCosts['shippingCostsPerCountry'][string]
}

/** Cents (booking, section 3). A line of nothing is left out, except the gift and the shipping of a parcel. */
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

/** Returns what sending a parcel costs in all, in cents. */
export function shippingTotal({ shippingCost, internationalShippingFee }: Parcel['shipping']): number {
  return shippingCost + internationalShippingFee
}

/** Returns the sum of the lines, in cents. */
export function giftTotal(lines: readonly Pick<GiftLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** The chosen one if a parcel can be sent there, else the market's, else the first. */
export function deliveryCountry(
  { shippingCostsPerCountry }: ShippingCosts,
  chosen: string | undefined,
  market: string,
): string | undefined {
  return [chosen, market, ...Object.keys(shippingCostsPerCountry)].find(
    (country) => country !== undefined && shippingCostsPerCountry[country] !== undefined,
  )
}
