import { formatSearchCriteria } from '../search/hash.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import type { KnownPlace } from './expanded-destination.ts'

/** `path` is below the market's base. */
export interface SearchAddress {
  readonly path?: string | undefined
  readonly query: string
}

/** The path names the place, unless the search is around a point. */
export function searchAddressOf(criteria: SearchCriteria, place: KnownPlace | undefined): SearchAddress {
  const { destination, filters } = criteria
  if (!place || place.type !== destination?.kind || place.id !== destination.id)
    return { path: undefined, query: formatSearchCriteria(criteria) }
  const byPath = place.uri !== undefined && !filters.distance
  return { path: place.uri, query: formatSearchCriteria(byPath ? { ...criteria, destination: undefined, point: undefined } : criteria) }
}
