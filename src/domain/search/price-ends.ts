import { isOpenAbove, isOpenBelow, type PriceRange, stayPriceBounds } from './price-bounds.ts'

/**
 * Returns both ends in cents for the text beside the slider, in agreement with the label of the applied filter: exact where an address
 * limits a price between euros or where the slider does not go. An open end is at its bound, and never on the wrong side of the other.
 */
export function priceEnds({ min, max }: PriceRange = {}): { min: number; max: number; isOpen: boolean } {
  const [lowest, highest] = [stayPriceBounds.min * 100, stayPriceBounds.max * 100]
  const low = min === undefined || isOpenBelow(min / 100) ? undefined : min
  const high = max === undefined || isOpenAbove(max / 100) ? undefined : max
  return {
    min: low ?? ((high ?? lowest) < lowest ? 0 : lowest),
    max: high ?? Math.max(low ?? 0, highest),
    isOpen: high === undefined,
  }
}
