import type { Locale } from '../../market/markets.ts'
import { defaultGuests, guestsInFlow, inSingleRoom } from '../guests/guests.ts'
import { defaultSort, orderByOf } from '../sort/sort.ts'
import { searchPairs } from './format-search.ts'
import { nightsOf } from './party-and-dates.ts'
import type { SearchCriteria } from './search-criteria.ts'

/** What a search call needs beyond the criteria. */
export interface SearchSetting {
  readonly locale: Locale
  readonly flow: 'booking' | 'gifting'
  /** Zero-based. */
  readonly page?: number | undefined
  /** Results a page; the search's own default (24) when absent. */
  readonly limit?: number | undefined
  /** The partner's id, inside a minisite. */
  readonly minisite?: number | undefined
  readonly excludedHotelIds?: readonly number[] | undefined
  /** Every result as a point, for the map. */
  readonly performMapSearch?: boolean | undefined
}

/** Criteria that the search calls name differently from the hash. */
const hashOnly = new Set(['checkin', 'checkout', 'a', 'c', 'b', 's', 'sort'])

/**
 * The flat query of `offers.json` and `facets.json` (src/contract/search-query.ts). Defaults are left out, so that equal searches are
 * equal queries. A gift is searched without dates and for two adults; a sort that the flow does not offer is the default one.
 */
export function toSearchQuery(criteria: SearchCriteria, setting: SearchSetting): Record<string, string> {
  const gifting = setting.flow === 'gifting'
  const guests = guestsInFlow(criteria.guests, setting.flow)
  const dates = gifting ? undefined : criteria.dates
  const orderBy = orderByOf(criteria.sort, setting.flow, criteria.point !== undefined)
  const pairs: readonly (readonly [string, string | number | undefined])[] = [
    ['locale', setting.locale],
    ['flow', setting.flow],
    ['minisite', setting.minisite],
    ...searchPairs({ ...criteria, giftNights: gifting ? criteria.giftNights : undefined }).filter(([key]) => !hashOnly.has(key)),
    ['checkin', dates?.checkin],
    ['nights', dates && nightsOf(dates)],
    ['adult', guests.adults === defaultGuests.adults ? undefined : guests.adults],
    ['child', guests.children || undefined],
    ['baby', guests.babies || undefined],
    ['singleRoom', inSingleRoom(guests) ? 'true' : undefined],
    ['excludedHotelIds', setting.excludedHotelIds?.join(',')],
    ['orderBy', orderBy === defaultSort ? undefined : orderBy],
    ['page', setting.page || undefined],
    ['limit', setting.limit],
    ['performMapSearch', setting.performMapSearch ? 'true' : undefined],
    ['performGiftableSearch', setting.performMapSearch && gifting ? 'true' : undefined],
  ]
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== '').map(([key, value]) => [key, String(value)]))
}
