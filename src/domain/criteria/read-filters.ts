import type { Point } from '../../contract/scalars.ts'
import { clampDistance, distanceBounds } from './distance-bounds.ts'
import { decimalIn, listOf, wholeIn } from './parameters.ts'
import type { DestinationRef, DistanceRange, Filters, PriceRange } from './search-criteria.ts'

/** Cents; far above any stay. */
const highestPrice = 10_000_000

/** The facility that is asked for by a flag of its own. */
export const petsFacility = 'pets'

/** The filters of the hash or query. A distance counts only where there is a point to measure it from. */
export function readFilters(parameters: URLSearchParams, destination: DestinationRef | undefined, point: Point | undefined): Filters {
  const list = (key: string) => listOf(parameters.getAll(key))
  const facilities = list('facilities')
  return {
    facilities: facilities.filter((facility) => facility !== petsFacility),
    petsAllowed: facilities.includes(petsFacility) || /^(true|1|on)$/.test(parameters.get('petsAllowed') ?? ''),
    tags: list('tags'),
    stars: list('stars').filter((star) => /^[1-5]$/.test(star)),
    hotelStyles: list('hotelStyles'),
    hotelEnvironments: list('hotelEnvironments'),
    hotelTypes: list('hotelTypes'),
    price: readPrice(parameters),
    minScore: readScore(parameters),
    distance: point && readDistance(parameters, destination),
  }
}

/** Non-zero cents only; a range the wrong way round is no range. */
function readPrice(parameters: URLSearchParams): PriceRange | undefined {
  const min = wholeIn(parameters.get('priceMin'), 1, highestPrice)
  const max = wholeIn(parameters.get('priceMax'), 1, highestPrice)
  if (min === undefined && max === undefined) return undefined
  return min !== undefined && max !== undefined && min > max ? undefined : { min, max }
}

/** `minHotelReviewScore`; else the lowest of `hotelScore`, which may list every score checked. */
function readScore(parameters: URLSearchParams): number | undefined {
  const given = parameters.get('minHotelReviewScore')
  const texts = given === null ? parameters.getAll('hotelScore').flatMap((text) => text.split(',')) : [given]
  const scores = texts.map((text) => decimalIn(text, 0.1, 10, 1)).filter((score) => score !== undefined)
  return scores.length > 0 ? Math.min(...scores) : undefined
}

function readDistance(parameters: URLSearchParams, destination: DestinationRef | undefined): DistanceRange | undefined {
  const min = wholeIn(parameters.get('distanceMin'), 0, 99_999)
  const max = wholeIn(parameters.get('distanceMax'), 0, 99_999)
  return min === undefined && max === undefined ? undefined : clampDistance({ min, max }, distanceBounds(destination))
}
