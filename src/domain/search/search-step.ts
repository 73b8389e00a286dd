import type { GeoSuggestion } from '../../contract/geo.ts'
import type { Around } from './around.ts'
import { type Flexibility, searchedDates } from './flexibility.ts'
import { formatSearchCriteria, hasSearchCriteria, parseSearchCriteria } from './hash.ts'
import type { SearchCriteria } from './criteria.ts'
import type { StayDates } from '../dates/stay-dates.ts'
import { type Guests, isSameGuests } from '../guests/guests.ts'
import { defaultSort } from '../sort/sort.ts'
import type { SearchBase } from '../../contract/search-base.ts'

/** `undefined` leaves a field as it is, `null` removes it. */
export interface SearchedFields {
  readonly destination: GeoSuggestion | Around | null | undefined
  readonly theme?: number | null | undefined
  readonly dates: StayDates | undefined
  readonly flexibility?: Flexibility | undefined
  readonly guests: Guests
}

export interface SearchStep {
  readonly path: string
  readonly patch: Partial<SearchCriteria>
}

/** Outside search pages there are no criteria. */
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

/** A place with a page goes into the path, any other into the hash. Distance and sorting by distance go with their place. */
export function searchStep(base: SearchBase, action: string, pathname: string, hash: string, fields: SearchedFields): SearchStep {
  const { onSearch, criteria } = searchInForce(base, action, pathname, hash)
  const { destination: place, guests } = fields
  const { dates, flexibility } = searchedDates(fields)
  // Other guests may fit into one room again.
  const rooms = isSameGuests(guests, criteria.guests) ? criteria.rooms : undefined
  const theme = fields.theme === undefined ? criteria.theme : (fields.theme ?? undefined)
  if (place === undefined) {
    const rest = { dates, flexibility, guests, rooms, ...(fields.theme !== undefined && { theme }) }
    if (fields.theme !== null || !onSearch || !base.path.theme) return { path: onSearch ? pathname : action, patch: rest }
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
      flexibility,
      guests,
      rooms,
    },
  }
}

/** Returns a hash without `#`. */
export function hashOfStep(base: SearchBase, action: string, pathname: string, hash: string, { patch }: SearchStep): string {
  const { criteria } = searchInForce(base, action, pathname, hash)
  return formatSearchCriteria({ ...criteria, destination: undefined, point: undefined, ...patch })
}
