import type { Landing } from '../../contract/landing.ts'
import { keysOf, readFields, repeatedKeysOf, writeFields } from '../address/fields.ts'
import { foreignPairs, type Pairs, readParameters, writeParameters } from '../address/parameters.ts'
import type { SearchCriteria } from './criteria.ts'
import { readDestination, readPoint, rounded, searchFields } from './fields.ts'

/** Other keys are ignored and preserved. */
export const searchKeys: readonly string[] = /* @__PURE__ */ keysOf(searchFields)

export const repeatedSearchKeys: readonly string[] = /* @__PURE__ */ repeatedKeysOf(searchFields)

export type PathMeaning = Pick<Landing, 'destination' | 'theme'>

/** Reads the criteria of a search (S2.35 to S2.40). Invalid values become defaults; `acceptSearchDates` checks dates against today. */
export function parseSearchCriteria(hashOrQuery: string, path: PathMeaning = {}): SearchCriteria {
  const parameters = readParameters(hashOrQuery)
  const own = { destination: readDestination(parameters), point: readPoint(parameters) }
  const place = own.destination || own.point || !path.destination ? own : placeOf(path.destination)
  return readFields(searchFields, parameters, { ...place, theme: path.theme?.id })
}

const placeOf = ({ kind, id, point: { lat, lng } }: NonNullable<PathMeaning['destination']>) => ({
  destination: { kind, id },
  point: { lat: rounded(lat), lng: rounded(lng) },
})

export function searchPairs(criteria: SearchCriteria): Pairs {
  return writeFields(searchFields, criteria, criteria)
}

/** The canonical form has no `#`, no `?` and no default values. */
export function formatSearchCriteria(criteria: SearchCriteria): string {
  return writeParameters(searchPairs(criteria))
}

/** Criteria in a hash or query replace the search that the path stands for. */
export function hasSearchCriteria(hashOrQuery: string): boolean {
  return [...readParameters(hashOrQuery)].some(([key, value]) => value !== '' && searchKeys.includes(key))
}

/** The keys of other features are preserved at the end. */
export function withCriteria(hashOrQuery: string, patch: Partial<SearchCriteria>): string {
  const criteria = { ...parseSearchCriteria(hashOrQuery), ...patch }
  return writeParameters([...searchPairs(criteria), ...foreignPairs(hashOrQuery, searchKeys)])
}
