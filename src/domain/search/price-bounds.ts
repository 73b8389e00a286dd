/** In cents; an end that is absent is open. */
export interface PriceRange {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** In whole euros. A thumb at its limit limits nothing. */
export interface PriceBounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

export const stayPriceBounds: PriceBounds = { min: 9, max: 250, step: 1 }
/** Activities are searched with both ends: these are sent for an open one. */
export const activityPriceBounds: PriceBounds = { min: 1, max: 1000, step: 1 }

export function thumbsOf(price: PriceRange | undefined, bounds: PriceBounds = stayPriceBounds): { min: number; max: number } {
  const current = (cents: number | undefined, end: number) =>
    cents === undefined ? end : Math.min(bounds.max, Math.max(bounds.min, Math.round(cents / 100)))
  return { min: current(price?.min, bounds.min), max: current(price?.max, bounds.max) }
}

export function priceOfThumbs(thumbs: { min: number; max: number }, bounds: PriceBounds = stayPriceBounds): PriceRange | undefined {
  const min = thumbs.min <= bounds.min ? undefined : Math.round(thumbs.min * 100)
  const max = thumbs.max >= bounds.max ? undefined : Math.round(thumbs.max * 100)
  return min === undefined && max === undefined ? undefined : { min, max }
}

export function isPriceLimited(price: PriceRange | undefined, bounds: PriceBounds = stayPriceBounds): boolean {
  return (price?.min ?? 0) > bounds.min * 100 || (price?.max ?? Number.POSITIVE_INFINITY) < bounds.max * 100
}

export function isOpenBelow(thumbMin: number, bounds: PriceBounds = stayPriceBounds): boolean {
  return thumbMin <= bounds.min
}

export function isOpenAbove(thumbMax: number, bounds: PriceBounds = stayPriceBounds): boolean {
  return thumbMax >= bounds.max
}
