import type { LowestStay } from '../../contract/year-prices.ts'

/** Of equal prices the first is the cheapest; there is none if all cost the same. */
export function cheapestOfNights(stays: readonly LowestStay[]): ReadonlyMap<number, LowestStay> {
  const cheapest = new Map<number, LowestStay>()
  for (const [nights, list] of Map.groupBy(stays, (stay) => stay.nights)) {
    const [lowest, ...others] = list.toSorted((a, b) => a.amount - b.amount)
    if (lowest && others.some(({ amount }) => amount > lowest.amount)) cheapest.set(nights, lowest)
  }
  return cheapest
}
