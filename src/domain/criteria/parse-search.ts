import type { Landing } from '../../contract/landing.ts'
import type { Point } from '../../contract/scalars.ts'
import { sortOf } from '../sort/sort.ts'
import { decimalIn, readParameters, wholeIn } from './parameters.ts'
import { readDates, readGuests } from './party-and-dates.ts'
import { readFilters } from './read-filters.ts'
import type { DestinationRef, SearchCriteria } from './search-criteria.ts'
import { destinationOrder, searchKeys } from './search-keys.ts'

const highestId = 99_999_999

/** The place and the theme that a search page's path stands for. */
export type PathMeaning = Pick<Landing, 'destination' | 'theme'>

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/**
 * The criteria of a hash or query, with or without its `#` or `?` (specification of search, section 2, "Hash parameters").
 * Total: a value that cannot be read is its default, an unknown key is nothing. Dates are checked against today by `acceptDates`.
 * What the page's path means fills in the place and the theme that the text leaves open.
 */
export function parseSearchCriteria(hashOrQuery: string, path: PathMeaning = {}): SearchCriteria {
  const parameters = readParameters(hashOrQuery)
  const ownDestination = readDestination(parameters)
  const ownPoint = readPoint(parameters)
  const place = ownDestination || ownPoint ? undefined : path.destination
  const destination = place ? { kind: place.kind, id: place.id } : ownDestination
  const point = place ? { lat: rounded(place.point.lat), lng: rounded(place.point.lng) } : ownPoint
  return {
    destination,
    theme: wholeIn(parameters.get('theme'), 1, 9999) ?? path.theme?.id,
    point,
    dates: readDates(parameters),
    guests: readGuests(parameters),
    filters: readFilters(parameters, destination, point),
    sort: sortOf(parameters.get('sort')),
    giftNights: wholeIn(parameters.get('giftNights'), 1, 7),
  }
}

/** True when a hash or query says anything that the search grammar reads: then it takes over from the path. */
export function hasSearchCriteria(hashOrQuery: string): boolean {
  return [...readParameters(hashOrQuery)].some(([key, value]) => value !== '' && searchKeys.includes(key))
}

function readDestination(parameters: URLSearchParams): DestinationRef | undefined {
  for (const kind of destinationOrder) {
    const text = parameters.get(kind) ?? (kind === 'hotel' ? parameters.get('hotelId') : null)
    const id = wholeIn(text, 1, highestId)
    if (id !== undefined) return { kind, id }
  }
  return undefined
}

function readPoint(parameters: URLSearchParams): Point | undefined {
  const lat = decimalIn(parameters.get('lat'), -90, 90, 6)
  const lng = decimalIn(parameters.get('lng'), -180, 180, 6)
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}
