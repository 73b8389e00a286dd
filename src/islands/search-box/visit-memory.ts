import type { GeoSuggestion } from '../../contract/geo.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { type Around, pointKey } from '../../domain/search/around.ts'
import { noCriteria } from '../../domain/search/criteria.ts'
import { acceptSearchDates, type Flexibility } from '../../domain/search/flexibility.ts'
import { formatSearchCriteria, parseSearchCriteria } from '../../domain/search/hash.ts'
import { parseStoredList } from '../../stored/entries.ts'
import { aroundPrefix, searchesPrefix, type StorageKey } from '../../stored/keys.ts'

export interface RecentSearch {
  readonly place: GeoSuggestion
  readonly dates: StayDates | undefined
  readonly flexibility?: Flexibility | undefined
  readonly guests: Guests
}

const longestLabel = 80
const placePath = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80})?$/

/** Newest first, without dates that are past. Empty when the storage is blocked or its text is invalid. */
export function recentSearches(storage: () => VisitStorage, locale: string, today: string, hour: number): readonly RecentSearch[] {
  return readVisitList(storage, searchesKey(locale), parseSearch).map((search) => acceptSearchDates(search, today, hour))
}

/** Keeps the newest search of each place. Does nothing where storage is blocked. */
export function rememberSearch(storage: () => VisitStorage, locale: string, search: RecentSearch): void {
  const same = ({ kind, value }: GeoSuggestion) => kind === search.place.kind && value === search.place.value
  const others = readVisitList(storage, searchesKey(locale), parseSearch).filter((other) => !same(other.place))
  writeVisitList(storage, searchesKey(locale), [search, ...others].map(toEntry))
}

const searchesKey = (locale: string) => `${searchesPrefix}${locale}` as const

/** Stored as label, path and criteria in the grammar of the hash. */
function toEntry({ place, dates, flexibility, guests }: RecentSearch): readonly [string, string, string] {
  const { kind, value, latitude, longitude } = place
  const search = { ...noCriteria, destination: { kind, id: value }, point: { lat: latitude, lng: longitude }, dates, flexibility, guests }
  return [place.label, place.uri ?? '', formatSearchCriteria(search)]
}

function parseSearch([label, uri, criteria]: readonly unknown[]): RecentSearch | undefined {
  if (typeof label !== 'string' || typeof uri !== 'string' || typeof criteria !== 'string') return undefined
  const { destination, point, dates, flexibility, guests } = parseSearchCriteria(criteria)
  if (!destination || !point || label === '' || label.length > longestLabel || (uri !== '' && !placePath.test(uri))) return undefined
  const place = { label, kind: destination.kind, value: destination.id, latitude: point.lat, longitude: point.lng, ...(uri && { uri }) }
  return { place, dates, flexibility, guests }
}

const longestName = 80

/** Remembers the name of a search's point, because addresses have coordinates only. */
export function rememberAround(storage: () => VisitStorage, locale: string, { city, ...around }: Around): void {
  const key = pointKey(around)
  const others = readVisitList(storage, aroundKey(locale), parseAround).filter(([point]) => point !== key)
  writeVisitList(storage, aroundKey(locale), [...(city ? [[key, city]] : []), ...others])
}

/** The name of a point that was remembered in this visit. */
export function aroundName(storage: () => VisitStorage, locale: string, around: Around): string | undefined {
  return readVisitList(storage, aroundKey(locale), parseAround).find(([point]) => point === pointKey(around))?.[1]
}

const aroundKey = (locale: string) => `${aroundPrefix}${locale}` as const

function parseAround([point, city]: readonly unknown[]): readonly [point: string, city: string] | undefined {
  return typeof point === 'string' && typeof city === 'string' && city.length <= longestName ? [point, city] : undefined
}

/** Reading `sessionStorage` itself throws where storage is blocked, so callers pass a function that reads it. */
export type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>

const maxEntries = 3

function readVisitList<Entry>(
  storage: () => VisitStorage,
  key: StorageKey,
  parse: (entry: readonly unknown[]) => Entry | undefined,
): Entry[] {
  try {
    return parseStoredList(storage().getItem(key), maxEntries, (entry) => (Array.isArray(entry) ? parse(entry) : undefined))
  } catch {
    return []
  }
}

function writeVisitList(storage: () => VisitStorage, key: StorageKey, entries: readonly (readonly unknown[])[]): void {
  try {
    storage().setItem(key, JSON.stringify(entries.slice(0, maxEntries)))
  } catch {
    // Nothing is remembered where storage is blocked or full.
  }
}
