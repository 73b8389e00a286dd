import type { GeoSuggestion } from '../../contract/geo.ts'
import type { Around } from '../../domain/criteria/around.ts'
import { formatSearchCriteria } from '../../domain/criteria/format-search.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../../domain/criteria/parse-search.ts'
import type { SearchCriteria, StayDates } from '../../domain/criteria/search-criteria.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { defaultSort } from '../../domain/sort/sort.ts'
import type { SearchBase } from '../results/search-base.ts'

/** What the visitor filled in. A destination or a theme is left as it was (`undefined`), taken away (`null`), or another one. */
export interface Wanted {
  readonly destination: GeoSuggestion | Around | null | undefined
  readonly theme?: number | null | undefined
  readonly dates: StayDates | undefined
  readonly guests: Guests
}

/** Where a search goes: the path of the stays search or of a place below it, and what changes in the criteria. */
export interface SearchStep {
  readonly path: string
  readonly patch: Partial<SearchCriteria>
}

/** The search's path and criteria text where the visitor is: elsewhere than on a search page nothing is in force. */
export function searchInForce(
  base: SearchBase,
  action: string,
  pathname: string,
  hash: string,
): { onSearch: boolean; criteria: SearchCriteria } {
  const onSearch = pathname === action || pathname.startsWith(`${action}/`)
  const text = hasSearchCriteria(hash) ? hash : base.query
  return { onSearch, criteria: parseSearchCriteria(onSearch ? text : '', onSearch ? base.path : {}) }
}

/**
 * What Search does. A place with a page of its own goes by its path, any other by its key (with its coordinates) in the hash of the
 * search without a place. Filters stay; a distance and an order by distance leave with the place they were measured from. A theme goes
 * into the hash; taking away the one that the path stands for leaves the path.
 */
export function searchStep(base: SearchBase, action: string, pathname: string, hash: string, wanted: Wanted): SearchStep {
  const { onSearch, criteria } = searchInForce(base, action, pathname, hash)
  const { destination: place, dates, guests } = wanted
  const theme = wanted.theme === undefined ? criteria.theme : (wanted.theme ?? undefined)
  if (place === undefined) {
    const rest = { dates, guests, ...(wanted.theme !== undefined && { theme }) }
    if (wanted.theme !== null || !onSearch || !base.path.theme) return { path: onSearch ? pathname : action, patch: rest }
    return { path: action, patch: { ...rest, destination: criteria.destination, point: criteria.point } }
  }
  const around = place && 'distance' in place ? place : undefined
  const named = place && 'kind' in place ? place : undefined
  const own = named?.uri === undefined ? named : undefined
  const point = around ?? own
  return {
    path: [action, ...(named?.uri?.split('/') ?? [])].filter(Boolean).join('/'),
    patch: {
      destination: own && { kind: own.kind, id: own.value },
      point: point && { lat: point.latitude, lng: point.longitude },
      theme,
      filters: { ...criteria.filters, distance: around && { min: 0, max: around.distance } },
      sort: criteria.sort === 'distance' ? defaultSort : criteria.sort,
      dates,
      guests,
    },
  }
}

/** The hash, without `#`, of a step that leaves for another path. */
export function hashOfStep(base: SearchBase, action: string, pathname: string, hash: string, { patch }: SearchStep): string {
  const { criteria } = searchInForce(base, action, pathname, hash)
  return formatSearchCriteria({ ...criteria, destination: undefined, point: undefined, ...patch })
}
