import type { GeoSuggestion } from '../../contract/geo.ts'
import { acceptSearchDates, type Flexibility } from '../../domain/search/flexibility.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { formatSearchCriteria, parseSearchCriteria } from '../../domain/search/hash.ts'
import { noCriteria } from '../../domain/search/criteria.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { searchesPrefix } from '../../stored/keys.ts'
import { readVisitList, type VisitStorage, writeVisitList } from './visit-list.ts'

export interface RecentSearch {
  readonly place: GeoSuggestion
  readonly dates: StayDates | undefined
  readonly flexibility?: Flexibility | undefined
  readonly guests: Guests
}

const longestLabel = 80
const path = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80})?$/

/** Newest first, without past dates. Empty when storage fails or is invalid. */
export function recentSearches(storage: () => VisitStorage, locale: string, today: string, hour: number): readonly RecentSearch[] {
  return readVisitList(storage, keyOf(locale), parseEntry).map((search) => acceptSearchDates(search, today, hour))
}

/** Each place once. Does nothing where storage is blocked. */
export function rememberSearch(storage: () => VisitStorage, locale: string, search: RecentSearch): void {
  const same = ({ kind, value }: GeoSuggestion) => kind === search.place.kind && value === search.place.value
  const others = readVisitList(storage, keyOf(locale), parseEntry).filter((other) => !same(other.place))
  writeVisitList(storage, keyOf(locale), [search, ...others].map(toEntry))
}

const keyOf = (locale: string) => `${searchesPrefix}${locale}` as const

/** In the hash grammar. */
function toEntry({ place, dates, flexibility, guests }: RecentSearch): readonly [string, string, string] {
  const { kind, value, latitude, longitude } = place
  const search = { ...noCriteria, destination: { kind, id: value }, point: { lat: latitude, lng: longitude }, dates, flexibility, guests }
  return [place.label, place.uri ?? '', formatSearchCriteria(search)]
}

function parseEntry([label, uri, criteria]: readonly unknown[]): RecentSearch | undefined {
  if (typeof label !== 'string' || typeof uri !== 'string' || typeof criteria !== 'string') return undefined
  const { destination, point, dates, flexibility, guests } = parseSearchCriteria(criteria)
  if (!destination || !point || label === '' || label.length > longestLabel || (uri !== '' && !path.test(uri))) return undefined
  const place = { label, kind: destination.kind, value: destination.id, latitude: point.lat, longitude: point.lng, ...(uri && { uri }) }
  return { place, dates, flexibility, guests }
}
