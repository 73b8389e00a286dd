import type { PriceInfo } from '../../contract/price.ts'
import { type GuestAmount, guestAmounts } from './guest-amounts.ts'

/** An extra of a stay. `without`: cents of the same stay without it, at the standard rate; undefined if that is not known. */
export interface PricedExtra {
  readonly label: string
  readonly without: number | undefined
}

/** A part of a price, in cents, taxes included; what is saved is negative. */
export type BreakdownLine =
  | { readonly kind: 'nights' | 'saved' | 'insurance'; readonly amount: number }
  | { readonly kind: 'extra'; readonly label: string; readonly amount: number }
  | GuestAmount

/**
 * Returns the parts of a price, which add up to its `sellPrice`: the nights of the first guests with all they include, before the promotion;
 * other guests in the room; each extra; the promotion; the insurance. The reference price includes the insurance too. An extra whose own price is not known is part of the nights.
 */
export function priceBreakdown(
  { sellPrice, refPrice, insuranceAmount = 0 }: PriceInfo,
  extras: readonly PricedExtra[],
  guestPrices: readonly GuestAmount[] = [],
): BreakdownLine[] {
  const before = refPrice !== undefined && refPrice > sellPrice ? refPrice : sellPrice
  const insurance = Math.min(insuranceAmount, sellPrice)
  const priced = extras.flatMap(({ label, without }): BreakdownLine[] => {
    const amount = extraAmount({ sellPrice, insuranceAmount }, without)
    return amount === undefined ? [] : [{ kind: 'extra', label, amount }]
  })
  const sumOf = (lines: readonly BreakdownLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
  const listed = sumOf(priced) < before - insurance ? priced : []
  const stay = before - insurance - sumOf(listed)
  const guests = guestAmounts(guestPrices, stay)
  const nights: BreakdownLine = { kind: 'nights', amount: stay - sumOf(guests) }
  const others: BreakdownLine[] = [
    { kind: 'saved', amount: sellPrice - before },
    { kind: 'insurance', amount: insurance },
  ]
  return [nights, ...guests, ...listed, ...others.filter(({ amount }) => amount !== 0)]
}

/** Returns the price of an extra in cents: what the stay costs more with it, without the insurance. Undefined if that is not known. */
export function extraAmount({ sellPrice, insuranceAmount = 0 }: PriceInfo, without: number | undefined): number | undefined {
  const stay = sellPrice - insuranceAmount
  return without !== undefined && without > 0 && without < stay ? stay - without : undefined
}
