import type { PriceInfo } from '../../contract/price.ts'
import { type GuestAmount, guestAmounts } from './guest-amounts.ts'

/** `without` is the price of the stay without this extra at the standard rate, in cents, if it is known. */
export interface PricedExtra {
  readonly label: string
  readonly without: number | undefined
}

/** Amounts are cents with taxes; savings are negative. */
export type BreakdownLine =
  | { readonly kind: 'nights' | 'saved' | 'insurance'; readonly amount: number }
  | { readonly kind: 'extra'; readonly label: string; readonly amount: number }
  | GuestAmount

/** The lines add up to `sellPrice`. The reference price includes the insurance; an extra of unknown price is part of the nights. */
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

/** In cents. The insurance has a line of its own and is not part of the difference. */
export function extraAmount({ sellPrice, insuranceAmount = 0 }: PriceInfo, without: number | undefined): number | undefined {
  const stay = sellPrice - insuranceAmount
  return without !== undefined && without > 0 && without < stay ? stay - without : undefined
}
