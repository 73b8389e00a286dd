import type { ActivityPrice, ActivityPrices } from '../../contract/activity.ts'
import { readParameters, wholeIn, writeParameters } from '../criteria/parameters.ts'

/** Both ends included. */
export interface ActivityBounds {
  readonly min: number
  readonly max: number
}

/** Participants of an activity that does not say what each number pays. */
export const defaultBounds: ActivityBounds = { min: 1, max: 2 }

/** How many adults an activity can be had for: the keys of its prices, lowest first. */
function pricedCounts(prices: ActivityPrices): number[] {
  return Object.keys(prices)
    .map(Number)
    .sort((a, b) => a - b)
}

/** The limits of the guest stepper. */
export function activityBounds(prices: ActivityPrices): ActivityBounds {
  const counts = pricedCounts(prices)
  const [min] = counts
  const max = counts.at(-1)
  return min === undefined || max === undefined ? defaultBounds : { min, max }
}

/** Adults an activity is shown for until others are asked for (section 9, "Activity pax default"). */
const defaultAdults = 2

/** The number of adults in force: the one asked for, or two where none is; the lowest that has a price where that one has none. */
export function activityAdults(prices: ActivityPrices, asked: number | undefined): number {
  const { min, max } = activityBounds(prices)
  const counts = pricedCounts(prices)
  const isOffered = (adults: number) => (counts.length === 0 ? adults >= min && adults <= max : counts.includes(adults))
  const adults = asked ?? defaultAdults
  return isOffered(adults) ? adults : min
}

/** The count after a step of the stepper; a step outside the limits changes nothing. */
export function steppedAdults({ min, max }: ActivityBounds, adults: number, by: number): number {
  const next = adults + by
  return next < min || next > max ? adults : next
}

/** What so many adults pay together. Undefined where the activity has no price for them. */
export function activityPrice(prices: ActivityPrices, adults: number): ActivityPrice | undefined {
  return prices[String(adults)]
}

/** The number of adults a hash or query asks for (`a`), 1 to 20. */
export function askedAdults(hashOrQuery: string): number | undefined {
  return wholeIn(readParameters(hashOrQuery).get('a'), 1, 20)
}

/** The hash (without `#`) with another number of adults: always said, since an activity has no fixed default. */
export function withAdults(hash: string, adults: number): string {
  const parameters = readParameters(hash)
  parameters.set('a', String(adults))
  return writeParameters([...parameters])
}
