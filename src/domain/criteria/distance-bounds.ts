import type { DestinationRef, DistanceRange } from './search-criteria.ts'

/** Whole kilometres: what the distance slider spans, and what "include offers around" starts with. */
export interface DistanceBounds {
  readonly min: number
  readonly max: number
  readonly initial: DistanceRange
}

const aroundCity: DistanceBounds = { min: 0, max: 100, initial: { min: 0, max: 30 } }
const aroundLocation: DistanceBounds = { min: 0, max: 300, initial: { min: 0, max: 200 } }

/** 0 to 100 km (30 at first) with a city, 0 to 300 km (200 at first) around any other location. */
export function distanceBounds(destination: DestinationRef | undefined): DistanceBounds {
  return destination?.kind === 'city' ? aroundCity : aroundLocation
}

/** A range held within the bounds, in order; ends not given are the bounds' initial ones. */
export function clampDistance(range: { min?: number | undefined; max?: number | undefined }, bounds: DistanceBounds): DistanceRange {
  const clamp = (value: number) => Math.min(bounds.max, Math.max(bounds.min, Math.round(value)))
  const max = clamp(range.max ?? bounds.initial.max)
  const min = clamp(range.min ?? bounds.initial.min)
  return { min: min <= max ? min : bounds.min, max }
}

/** True when a range says no more than "around": the bounds' initial range. */
export function isInitialDistance(range: DistanceRange, bounds: DistanceBounds): boolean {
  return range.min === bounds.initial.min && range.max === bounds.initial.max
}
