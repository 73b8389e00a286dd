import { searchPairs } from './format-search.ts'
import { foreignPairs, writeParameters } from './parameters.ts'
import { parseSearchCriteria } from './parse-search.ts'
import { formatStayCriteria } from './parse-stay.ts'
import type { SearchCriteria } from './search-criteria.ts'
import { searchKeys } from './search-keys.ts'
import { noStayChoices, type StayCriteria } from './stay-criteria.ts'

/** A hash or query with some search criteria changed; keys that are not the search's are kept as they are, last. */
export function withCriteria(hashOrQuery: string, patch: Partial<SearchCriteria>): string {
  const criteria = { ...parseSearchCriteria(hashOrQuery), ...patch }
  return writeParameters([...searchPairs(criteria), ...foreignPairs(hashOrQuery, searchKeys)])
}

/** What a search result's link to its stay page carries on: the dates, the party and the nights of a gift. */
export function stayCriteriaOf(search: SearchCriteria): StayCriteria {
  return { ...noStayChoices, dates: search.dates, guests: search.guests, giftNights: search.giftNights }
}

/** The same in the hash grammar, without `#`. */
export function stayHash(search: SearchCriteria): string {
  return formatStayCriteria(stayCriteriaOf(search))
}
