import type { CountsResponse } from '../../../src/contract/counts.ts'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import { resultsPageSize } from '../../../src/domain/cards/result-bands.ts'
import { fallbackSearches } from '../../../src/domain/fallback/fallback-searches.ts'
import { type RelaxedSearch, relaxedSearches, type Suggestion, suggestionsOf } from '../../../src/domain/fallback/suggestions.ts'
import type { SearchCriteria } from '../../../src/domain/search/criteria.ts'
import { type SearchSetting, toFacetsQuery, toSearchQuery } from '../../../src/domain/search/request.ts'
import type { PageContext } from '../../context.ts'
import { emptyInUnknownPlace, noStays } from '../../empty-results.ts'
import { loadFallbacks } from './load-fallbacks.ts'
import type { SearchData } from './SearchSection.tsx'

interface SearchInput {
  readonly criteria: SearchCriteria
  readonly flow: SearchSetting['flow']
  /** Zero-based. */
  readonly page: number
  /** The query names the place; an unknown one has no results. */
  readonly placeOfQuery: boolean
}

/** Results and facets start at once, fallbacks and suggestions after the results. */
export function loadSearch(
  { upstream, site, minisite, today, hour }: Pick<PageContext, 'upstream' | 'site' | 'minisite' | 'today' | 'hour'>,
  { criteria, flow, page, placeOfQuery }: SearchInput,
): Pick<SearchData, 'offers' | 'fallbacks' | 'suggestions' | 'facets'> {
  const setting = { locale: site.market.locale, flow, minisite: minisite?.minisiteId }
  const found = upstream.offers(toSearchQuery(criteria, { ...setting, page, limit: resultsPageSize }))
  const offers = orFail(placeOfQuery ? emptyInUnknownPlace(found, noStays) : found)
  const fallbacks = loadFallbacks(
    offers,
    (exact) => fallbackSearches(criteria, exact, setting),
    (query) => orFail(upstream.offers(query)),
  )
  fallbacks.catch(() => {})
  const suggestions = loadSuggestions(
    offers,
    (details) => relaxedSearches({ criteria, details, today, hour, flow }),
    (searches) => orFail(upstream.counts(searches.map((each) => toSearchQuery(each.criteria, setting)))),
  )
  suggestions.catch(() => {})
  return { offers, fallbacks, suggestions, facets: orFail(upstream.facets(toFacetsQuery(criteria, setting))) }
}

/** One call, if the exact results are empty; else no suggestions. */
async function loadSuggestions(
  exact: Promise<OffersResponse>,
  searchesFor: (details: OffersResponse['searchDetails']) => readonly RelaxedSearch[],
  count: (searches: readonly RelaxedSearch[]) => Promise<CountsResponse>,
): Promise<readonly Suggestion[]> {
  const { searchDetails } = await exact
  const searches = searchDetails.totalCount > 0 ? [] : searchesFor(searchDetails)
  return searches.length === 0 ? [] : suggestionsOf(searches, (await count(searches)).counts)
}
