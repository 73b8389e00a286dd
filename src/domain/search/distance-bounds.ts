import type { DestinationRef } from './destination.ts'

/** In whole kilometres, for "include offers around". */
export interface DistanceRange {
  readonly min: number
  readonly max: number
}

/** The ends of the slider, in whole kilometres. */
export interface DistanceBounds {
  readonly min: number
  readonly max: number
  readonly initial: DistanceRange
}

const aroundCity: DistanceBounds = { min: 0, max: 100, initial: { min: 0, max: 30 } }
const aroundLocation: DistanceBounds = { min: 0, max: 300, initial: { min: 0, max: 200 } }

export function distanceBounds(destination: DestinationRef | undefined): DistanceBounds {
  return destination?.kind === 'city' ? aroundCity : aroundLocation
}

/** The distance, if it is another than "include offers around" has at first: that counts as no filter (S4.20). */
export function limitingDistance(distance: DistanceRange | undefined, destination: DestinationRef | undefined): DistanceRange | undefined {
  const { initial } = distanceBounds(destination)
  return distance?.min === initial.min && distance.max === initial.max ? undefined : distance
}

export function clampDistance(range: { min?: number | undefined; max?: number | undefined }, bounds: DistanceBounds): DistanceRange {
  const clamp = (value: number) => Math.min(bounds.max, Math.max(bounds.min, Math.round(value)))
  const max = clamp(range.max ?? bounds.initial.max)
  const min = clamp(range.min ?? bounds.initial.min)
  return { min: min <= max ? min : bounds.min, max }
}
