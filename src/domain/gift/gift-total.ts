import type { GiftLine } from '../../contract/gift-order.ts'
import type { ShippingCosts, SubElement } from '../../contract/gifts.ts'

export interface GiftAmounts {
  readonly gift: number
  /** The upsell of availability; 0 where it was not chosen. */
  readonly availability: number
}

export interface Parcel {
  readonly subElements: readonly SubElement[]
  readonly shipping: ShippingCosts['shippingCostsPerCountry'][string]
}

/** B3.41: amounts of zero are listed only for the gift and its shipping. */
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

export function shippingTotal({ shippingCost, internationalShippingFee }: Parcel['shipping']): number {
  return shippingCost + internationalShippingFee
}

export function giftTotal(lines: readonly Pick<GiftLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** A chosen country without a carrier stays chosen, so that the page can say so. The market's country is the default, or else the first that gifts are sent to. */
export function deliveryCountry(
  { shippingCostsPerCountry }: ShippingCosts,
  chosen: string | undefined,
  market: string,
): string | undefined {
  if (chosen !== undefined && shippingCostsPerCountry[chosen] !== undefined) return chosen
  return [market, ...Object.keys(shippingCostsPerCountry)].find((country) => isServed(shippingCostsPerCountry, country))
}

/** Whether a carrier delivers to the country. One without costs is not served. */
export function isServed(costs: ShippingCosts['shippingCostsPerCountry'], country: string): boolean {
  const cost = costs[country]
  return cost !== undefined && !cost.undeliverable
}
