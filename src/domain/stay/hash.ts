import { keysOf, readFields, repeatedKeysOf, writeFields } from '../address/fields.ts'
import { foreignPairs, type Pairs, readParameters, writeParameters } from '../address/parameters.ts'
import { nightsOf } from '../dates/stay-dates.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import { noStayChoices, type StayCriteria, stayFields } from './criteria.ts'

export const stayKeys: readonly string[] = /* @__PURE__ */ keysOf(stayFields)

export const repeatedStayKeys: readonly string[] = /* @__PURE__ */ repeatedKeysOf(stayFields)

/** Reads the choices of a stay (B2.14). Invalid values become defaults; `acceptDates` checks dates against today. */
export function parseStayCriteria(hashOrQuery: string): StayCriteria {
  return readFields(stayFields, readParameters(hashOrQuery), undefined)
}

export function stayPairs(criteria: StayCriteria): Pairs {
  return writeFields(stayFields, criteria, undefined)
}

/** The canonical form has no `#`, no `?` and no default values. */
export function formatStayCriteria(criteria: StayCriteria): string {
  return writeParameters(stayPairs(criteria))
}

export const hasStayDates = (hashOrQuery: string): boolean => parseStayCriteria(hashOrQuery).dates !== undefined

export function hasStayCriteria(hashOrQuery: string): boolean {
  return [...readParameters(hashOrQuery)].some(([key, value]) => value !== '' && stayKeys.includes(key))
}

/** Also writes the redundant nights (B4.13); the keys of other features are preserved at the end. */
export function withStayCriteria(hashOrQuery: string, patch: Partial<StayCriteria>): string {
  const criteria = { ...parseStayCriteria(hashOrQuery), ...patch }
  const nights = criteria.dates && nightsOf(criteria.dates)
  return writeParameters([...stayPairs(criteria), ['nights', nights], ...foreignPairs(hashOrQuery, stayKeys)])
}

/** Flexible dates are left out, because each result adds its own. */
export function stayCriteriaOf({
  dates,
  flexibility,
  guests,
  giftNights,
  giftFormat,
  bucket,
  upsell,
}: Omit<SearchCriteria, 'filters' | 'sort'>): StayCriteria {
  return { ...noStayChoices, dates: flexibility ? undefined : dates, guests, giftNights, giftFormat, bucket, upsell }
}

export function stayHash(search: SearchCriteria): string {
  return formatStayCriteria(stayCriteriaOf(search))
}
