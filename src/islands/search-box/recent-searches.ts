import type { GeoSuggestion } from '../../contract/geo.ts'
import { acceptDates } from '../../domain/criteria/accept-dates.ts'
import { formatSearchCriteria } from '../../domain/criteria/format-search.ts'
import { parseSearchCriteria } from '../../domain/criteria/parse-search.ts'
import { everything, type StayDates } from '../../domain/criteria/search-criteria.ts'
import type { Guests } from '../../domain/guests/guests.ts'

/** A search that was made during this visit. */
export interface RecentSearch {
  readonly place: GeoSuggestion
  readonly dates: StayDates | undefined
  readonly guests: Guests
}

/** What `sessionStorage` is needed for: it may be absent, full, or refuse. */
export type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>

const most = 3
const longestLabel = 80
const path = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80})?$/

/** The searches of this visit, newest first; dates that can no longer be had are left out. Nothing when storage fails or holds anything else. */
export function recentSearches(storage: () => VisitStorage, locale: string, today: string, hour: number): readonly RecentSearch[] {
  return stored(storage, locale).flatMap((entry) => {
    const search = read(entry)
    return search ? [acceptDates(search, today, hour)] : []
  })
}

/** Puts a search before the others; the same place is kept once. Storage that refuses is no failure. */
export function rememberSearch(storage: () => VisitStorage, locale: string, search: RecentSearch): void {
  const entry = written(search)
  const same = ({ kind, value }: GeoSuggestion) => kind === search.place.kind && value === search.place.value
  const others = stored(storage, locale).filter((other) => {
    const known = read(other)
    return known && !same(known.place)
  })
  try {
    storage().setItem(keyOf(locale), JSON.stringify([entry, ...others].slice(0, most)))
  } catch {
    // Blocked or full: nothing is remembered.
  }
}

const keyOf = (locale: string) => `escale.searches.${locale}`

function stored(storage: () => VisitStorage, locale: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(locale)) ?? '[]')
    return Array.isArray(kept) ? kept.slice(0, most) : []
  } catch {
    return []
  }
}

/** Label, path, and the search in the grammar of the address: what is read back goes through the same door as an address. */
function written({ place, dates, guests }: RecentSearch): readonly [string, string, string] {
  const { kind, value, latitude, longitude } = place
  const search = { ...everything, destination: { kind, id: value }, point: { lat: latitude, lng: longitude }, dates, guests }
  return [place.label, place.uri ?? '', formatSearchCriteria(search)]
}

function read(entry: unknown): RecentSearch | undefined {
  if (!Array.isArray(entry)) return undefined
  const [label, uri, criteria]: readonly unknown[] = entry
  if (typeof label !== 'string' || typeof uri !== 'string' || typeof criteria !== 'string') return undefined
  const { destination, point, dates, guests } = parseSearchCriteria(criteria)
  if (!destination || !point || label === '' || label.length > longestLabel || (uri !== '' && !path.test(uri))) return undefined
  const place = { label, kind: destination.kind, value: destination.id, latitude: point.lat, longitude: point.lng, ...(uri && { uri }) }
  return { place, dates, guests }
}
