import type { OffersResponse } from '../../contract/offers.ts'
import { resultsPageSize } from '../cards/result-list.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import { type SearchSetting, toSearchQuery } from '../search/request.ts'
import type { SearchParameters } from '../../contract/search-query.ts'
import { type Fallback, fallbackSize, fallbacksOf, hotelsToExclude, needsFallbacks } from './fallbacks.ts'

export interface FallbackSearch {
  readonly fallback: Fallback
  readonly query: SearchParameters
}

/** Relaxes the search (S4.53 to S4.57), unless the exact results fill a page. */
export function fallbackSearches(criteria: SearchCriteria, exact: OffersResponse, setting: SearchSetting): readonly FallbackSearch[] {
  if (!needsFallbacks(exact.searchDetails.totalCount, resultsPageSize)) return []
  const excludedHotelIds = hotelsToExclude(exact.exactMatch)
  // A gift has no dates.
  const relaxable = setting.flow === 'gifting' ? { ...criteria, dates: undefined, flexibility: undefined } : criteria
  return fallbacksOf(relaxable, exact.searchDetails).map((fallback) => ({
    fallback,
    query: {
      ...toSearchQuery(fallback.criteria, { ...setting, page: 0, limit: fallbackSize, excludedHotelIds }),
      searchServiceProvider: 'catalog',
    },
  }))
}

export function withoutRepeats<Offer extends { readonly id: number }>(
  results: readonly (readonly Offer[])[],
): readonly (readonly Offer[])[] {
  const seen = new Set<number>()
  return results.map((offers) => {
    const own = offers.filter(({ id }) => !seen.has(id))
    for (const { id } of own) seen.add(id)
    return own
  })
}
