import { formatSearchCriteria, hasSearchCriteria, parseSearchCriteria, withCriteria } from './hash.ts'
import type { SearchCriteria } from './criteria.ts'
import { acceptSearchDates } from './flexibility.ts'
import type { SearchBase } from '../../contract/search-base.ts'

/** Returns the criteria of the hash if it has any, or else those of the server. `today` and `hour` (0 to 23) are the market's. */
export function criteriaInForce(base: SearchBase, hash: string, today: string, hour: number): SearchCriteria {
  return acceptSearchDates(parseSearchCriteria(hasSearchCriteria(hash) ? hash : base.query, base.path), today, hour)
}

/** Leaves out what the path already says. */
export function queryCriteria({ path: { destination, theme }, query }: SearchBase): SearchCriteria {
  const criteria = parseSearchCriteria(query)
  const samePlace =
    destination !== undefined && destination.kind === criteria.destination?.kind && destination.id === criteria.destination.id
  // A point without its place is the origin of a distance.
  const place = samePlace && !criteria.filters.distance ? { destination: undefined, point: undefined } : {}
  return { ...criteria, ...place, ...(criteria.theme === theme?.id && { theme: undefined }) }
}

export const criteriaOfQuery = (base: SearchBase): string => formatSearchCriteria(queryCriteria(base))

/** In the grammar of a hash; empty where the path alone defines the search. */
export const ownCriteria = (base: SearchBase, hash: string): string => (hasSearchCriteria(hash) ? hash : criteriaOfQuery(base))

/** Returns a hash without `#`. A distance needs the path's place, from which it is measured. */
export function changedHash(base: SearchBase, hash: string, patch: Partial<SearchCriteria>): string {
  const text = ownCriteria(base, hash)
  const { destination, point } = parseSearchCriteria(text, base.path)
  const place = patch.filters?.distance ? { destination, point } : {}
  return withCriteria(text, { ...place, ...patch })
}
