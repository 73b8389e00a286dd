import type { SearchFlow } from '../sort/sort.ts'

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

const stayPriceBounds: PriceBounds = { min: 9, max: 250, step: 1 }
const activityPriceBounds: PriceBounds = { ...stayPriceBounds, min: 1 }

/** Activities are searched with both ends: these cents are sent for an open one (S9.31). */
export const activityPriceEnds = { min: 100, max: 100_000 } as const

/** Activities begin at one euro (S9.31), stays and gifts at nine (S5.1). */
export const priceBoundsOf = (flow: SearchFlow): PriceBounds => (flow === 'activity' ? activityPriceBounds : stayPriceBounds)

/** The range without ends that limit nothing, wherever they come from; undefined if none is left. */
export function limitingPrice(price: PriceRange | undefined, bounds: PriceBounds): PriceRange | undefined {
  const min = price?.min === undefined || isOpenBelow(price.min / 100, bounds) ? undefined : price.min
  const max = price?.max === undefined || isOpenAbove(price.max / 100, bounds) ? undefined : price.max
  return (min ?? max) === undefined ? undefined : { min, max }
}

export function thumbsOf(price: PriceRange | undefined, bounds: PriceBounds): { min: number; max: number } {
  const current = (cents: number | undefined, end: number) =>
    cents === undefined ? end : Math.min(bounds.max, Math.max(bounds.min, Math.round(cents / 100)))
  return { min: current(price?.min, bounds.min), max: current(price?.max, bounds.max) }
}

export function priceOfThumbs(thumbs: { min: number; max: number }, bounds: PriceBounds): PriceRange | undefined {
  const min = thumbs.min <= bounds.min ? undefined : Math.round(thumbs.min * 100)
  const max = thumbs.max >= bounds.max ? undefined : Math.round(thumbs.max * 100)
  return min === undefined && max === undefined ? undefined : { min, max }
}

export function isOpenBelow(thumbMin: number, bounds: PriceBounds): boolean {
  return thumbMin <= bounds.min
}

export function isOpenAbove(thumbMax: number, bounds: PriceBounds): boolean {
  return thumbMax >= bounds.max
}
