import { formatSearchCriteria, hasSearchCriteria, parseSearchCriteria, withCriteria } from './hash.ts'
import type { SearchCriteria } from './criteria.ts'
import { acceptSearchDates } from './flexibility.ts'
import type { SearchBase } from '../../contract/search-base.ts'

/** The hash's, else those the server rendered. `today`, `hour` (0 to 23): the market's. */
export function criteriaInForce(base: SearchBase, hash: string, today: string, hour: number): SearchCriteria {
  return acceptSearchDates(parseSearchCriteria(hasSearchCriteria(hash) ? hash : base.query, base.path), today, hour)
}

/** Criteria without the path's. */
export function queryCriteria({ path: { destination, theme }, query }: SearchBase): SearchCriteria {
  const criteria = parseSearchCriteria(query)
  const samePlace =
    destination !== undefined && destination.kind === criteria.destination?.kind && destination.id === criteria.destination.id
  // A point without its place is the origin of a distance.
  const place = samePlace && !criteria.filters.distance ? { destination: undefined, point: undefined } : {}
  return { ...criteria, ...place, ...(criteria.theme === theme?.id && { theme: undefined }) }
}

export const criteriaOfQuery = (base: SearchBase): string => formatSearchCriteria(queryCriteria(base))

/** In the hash grammar; empty where the search is the path's alone. */
export const ownCriteria = (base: SearchBase, hash: string): string => (hasSearchCriteria(hash) ? hash : criteriaOfQuery(base))

/** Without `#`. A distance needs the path's place, its origin. */
export function changedHash(base: SearchBase, hash: string, patch: Partial<SearchCriteria>): string {
  const text = ownCriteria(base, hash)
  const { destination, point } = parseSearchCriteria(text, base.path)
  const place = patch.filters?.distance ? { destination, point } : {}
  return withCriteria(text, { ...place, ...patch })
}
