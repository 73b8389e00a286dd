import { limitingPrice, type PriceBounds, type PriceRange } from './price-bounds.ts'

/**
 * Returns both ends in cents for the text beside the slider, in agreement with the label of the applied filter: exact where an address
 * limits a price between euros or where the slider does not go. An open end is at its bound, and never on the wrong side of the other.
 */
export function priceEnds(price: PriceRange | undefined, bounds: PriceBounds): { min: number; max: number; isOpen: boolean } {
  const [lowest, highest] = [bounds.min * 100, bounds.max * 100]
  const { min: low, max: high } = limitingPrice(price, bounds) ?? {}
  return {
    min: low ?? ((high ?? lowest) < lowest ? 0 : lowest),
    max: high ?? Math.max(low ?? 0, highest),
    isOpen: high === undefined,
  }
}
