import type { OffersAnswer } from '../../contract/offers.ts'
import { resultsPageSize } from '../cards/result-bands.ts'
import type { SearchCriteria } from '../criteria/search-criteria.ts'
import { type SearchSetting, toSearchQuery } from '../criteria/search-query.ts'
import { type Fallback, fallbackSize, fallbacksOf, hotelsToExclude, needsFallbacks } from './fallbacks.ts'

/** A fallback with the flat query of its three results. */
export interface FallbackSearch {
  readonly fallback: Fallback
  readonly query: Readonly<Record<string, string>>
}

/** What to search besides the exact results (specification of search, section 4); nothing when these fill a page. */
export function fallbackSearches(criteria: SearchCriteria, exact: OffersAnswer, setting: SearchSetting): readonly FallbackSearch[] {
  if (!needsFallbacks(exact.searchDetails.totalCount, resultsPageSize)) return []
  const excludedHotelIds = hotelsToExclude(exact.exactMatch)
  // Dates carried along from the other flow mean nothing to a gift: there are none to keep or to give up.
  const asked = setting.flow === 'gifting' ? { ...criteria, dates: undefined } : criteria
  return fallbacksOf(asked, exact.searchDetails).map((fallback) => ({
    fallback,
    query: {
      ...toSearchQuery(fallback.criteria, { ...setting, page: 0, limit: fallbackSize, excludedHotelIds }),
      searchServiceProvider: 'catalog',
    },
  }))
}

/** The results of fallbacks in order; one whose results all stand among those before it has nothing to say any more and is empty. */
export function withoutRepeats<Offer extends { readonly id: number }>(
  results: readonly (readonly Offer[])[],
): readonly (readonly Offer[])[] {
  const seen = new Set<number>()
  return results.map((offers) => {
    const isNew = offers.some(({ id }) => !seen.has(id))
    for (const { id } of offers) seen.add(id)
    return isNew ? offers : []
  })
}
