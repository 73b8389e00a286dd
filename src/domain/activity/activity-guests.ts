import type { ActivityPrice, ActivityPrices } from '../../contract/activity.ts'
import { readParameters, wholeIn, writeParameters } from '../address/parameters.ts'

export interface ActivityBounds {
  readonly min: number
  readonly max: number
}

export const defaultBounds: ActivityBounds = { min: 1, max: 2 }

function pricedCounts(prices: ActivityPrices): number[] {
  return Object.keys(prices)
    .map(Number)
    .sort((a, b) => a - b)
}

export function activityBounds(prices: ActivityPrices): ActivityBounds {
  const counts = pricedCounts(prices)
  const [min] = counts
  const max = counts.at(-1)
  return min === undefined || max === undefined ? defaultBounds : { min, max }
}

/** S9.32: an activity is for two until the visitor chooses. */
const defaultAdults = 2

export function activityAdults(prices: ActivityPrices, requestedAdults: number | undefined): number {
  const { min, max } = activityBounds(prices)
  const counts = pricedCounts(prices)
  const isOffered = (adults: number) => (counts.length === 0 ? adults >= min && adults <= max : counts.includes(adults))
  const adults = requestedAdults ?? defaultAdults
  return isOffered(adults) ? adults : min
}

export function steppedAdults({ min, max }: ActivityBounds, adults: number, by: number): number {
  const next = adults + by
  return next < min || next > max ? adults : next
}

export function activityPrice(prices: ActivityPrices, adults: number): ActivityPrice | undefined {
  return prices[String(adults)]
}

export function adultsInQuery(hashOrQuery: string): number | undefined {
  return wholeIn(readParameters(hashOrQuery).get('a'), 1, 20)
}

/** Takes and returns a hash without `#`. The number is always written, because its default differs between activities. */
export function withAdults(hash: string, adults: number): string {
  const parameters = readParameters(hash)
  parameters.set('a', String(adults))
  return writeParameters([...parameters])
}
