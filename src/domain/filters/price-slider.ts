import type { PriceRange } from '../criteria/search-criteria.ts'

/** Whole euro: the ends of the price slider. At an end the price is not limited on that side. */
export interface PriceBounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

export const stayPriceBounds: PriceBounds = { min: 9, max: 250, step: 1 }
/** Of activities: what a search asks for where one end of a price range is open. */
export const activityPriceBounds: PriceBounds = { min: 1, max: 1000, step: 1 }

/** Where the two thumbs stand, in whole euro within the bounds. */
export function thumbsOf(price: PriceRange | undefined, bounds: PriceBounds = stayPriceBounds): { min: number; max: number } {
  const held = (cents: number | undefined, end: number) =>
    cents === undefined ? end : Math.min(bounds.max, Math.max(bounds.min, Math.round(cents / 100)))
  return { min: held(price?.min, bounds.min), max: held(price?.max, bounds.max) }
}

/** The price in cents that two thumbs (whole euro) stand for: an end that is reached is open, both open is no limit at all. */
export function priceOfThumbs(thumbs: { min: number; max: number }, bounds: PriceBounds = stayPriceBounds): PriceRange | undefined {
  const min = thumbs.min <= bounds.min ? undefined : Math.round(thumbs.min * 100)
  const max = thumbs.max >= bounds.max ? undefined : Math.round(thumbs.max * 100)
  return min === undefined && max === undefined ? undefined : { min, max }
}

/** True when a price range shuts anything out: it is not the slider's default range. */
export function isPriceLimited(price: PriceRange | undefined, bounds: PriceBounds = stayPriceBounds): boolean {
  return (price?.min ?? 0) > bounds.min * 100 || (price?.max ?? Number.POSITIVE_INFINITY) < bounds.max * 100
}

/** True when the upper thumb is at its end, where the label shows a plus sign. */
export function isOpenAbove(thumbMax: number, bounds: PriceBounds = stayPriceBounds): boolean {
  return thumbMax >= bounds.max
}
