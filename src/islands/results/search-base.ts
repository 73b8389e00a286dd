import { acceptDates } from '../../domain/criteria/accept-dates.ts'
import { withCriteria } from '../../domain/criteria/change-criteria.ts'
import { formatSearchCriteria } from '../../domain/criteria/format-search.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../../domain/criteria/parse-search.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import type { SearchBase } from './search-base-props.ts'

export type { SearchBase }

/** The search in force: the hash's when it says anything, else what the server rendered. `today` is the market's date. */
export function criteriaInForce(base: SearchBase, hash: string, today: string): SearchCriteria {
  return acceptDates(parseSearchCriteria(hasSearchCriteria(hash) ? hash : base.query, base.path), today)
}

/** What the query asks for beyond what the path stands for, in the criteria grammar; empty for nothing. */
export function askedByQuery({ path, query }: SearchBase): string {
  const asked = parseSearchCriteria(query)
  const { destination, theme } = parseSearchCriteria('', path)
  const samePlace = destination !== undefined && destination.kind === asked.destination?.kind && destination.id === asked.destination.id
  // The path's own point goes with its place, unless a distance is measured from it.
  const place = samePlace && !asked.filters.distance ? { destination: undefined, point: undefined } : {}
  return formatSearchCriteria({ ...asked, ...place, ...(asked.theme === theme && { theme: undefined }) })
}

/**
 * The hash (without `#`) of the search in force with some of it changed. A distance is measured from a point, so the place that the
 * path stands for goes along with it.
 */
export function changedHash(base: SearchBase, hash: string, patch: Partial<SearchCriteria>): string {
  const text = hasSearchCriteria(hash) ? hash : askedByQuery(base)
  const { destination, point } = parseSearchCriteria(text, base.path)
  const place = patch.filters?.distance ? { destination, point } : {}
  return withCriteria(text, { ...place, ...patch })
}
