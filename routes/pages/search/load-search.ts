import type { OffersResponse } from '../../../src/contract/offers.ts'
import type { SearchParameters } from '../../../src/contract/search-query.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import { resultsPageSize } from '../../../src/domain/cards/result-list.ts'
import { fallbackSearches } from '../../../src/domain/fallback/fallback-searches.ts'
import { searchInOtherRooms } from '../../../src/domain/fallback/other-rooms.ts'
import { type RelaxedSearch, relaxedSearches, type Suggestion, suggestionsOf } from '../../../src/domain/fallback/suggestions.ts'
import type { SearchCriteria } from '../../../src/domain/search/criteria.ts'
import { countedGift, inBox, type Redeeming, withNightsOf } from '../../../src/domain/redeeming/redeeming.ts'
import { type SearchSetting, toFacetsQuery, toSearchQuery } from '../../../src/domain/search/request.ts'
import type { PageContext } from '../../context.ts'
import { emptyInUnknownPlace, noStays } from '../../empty-results.ts'
import { loadFallbacks } from './load-fallbacks.ts'
import type { SearchData } from './SearchSection.tsx'

interface SearchInput {
  readonly criteria: SearchCriteria
  readonly flow: SearchSetting['flow']
  readonly page: number
  /** Set where the query names the place: a place that does not exist has no results then. */
  readonly placeOfQuery: boolean
  /** Searches among the stays of this gift. */
  readonly redeeming?: Redeeming | undefined
}

/** Results and facets start at once, fallbacks and suggestions after the results. */
export function loadSearch(
  { upstream, today, hour }: Pick<PageContext, 'upstream' | 'today' | 'hour'>,
  { criteria, flow, page, placeOfQuery, redeeming }: SearchInput,
): Pick<SearchData, 'offers' | 'fallbacks' | 'suggestions' | 'facets' | 'otherRooms'> {
  const setting = { flow }
  const search = (query: SearchParameters) => (redeeming ? upstream.boxGiftOffers(inBox(redeeming, query)) : upstream.offers(query))
  const found = search(toSearchQuery(criteria, { ...setting, page, limit: resultsPageSize }))
  const offers = orFail(placeOfQuery ? emptyInUnknownPlace(found, noStays) : found)
  const fallbacks = loadFallbacks(
    offers,
    (exact) => fallbackSearches(criteria, exact, setting),
    (query) => orFail(search(query)),
  )
  fallbacks.catch(() => {})
  const count = async (searches: readonly SearchCriteria[]) =>
    (
      await orFail(
        upstream.counts({
          searches: searches.map((each) => withNightsOf(redeeming, toSearchQuery(each, setting))),
          ...countedGift(redeeming),
        }),
      )
    ).counts
  const suggestions = loadSuggestions(offers, (details) => relaxedSearches({ criteria, details, today, hour, flow }), count)
  suggestions.catch(() => {})
  const otherSearch = searchInOtherRooms(criteria, flow)
  const otherRooms = otherSearch ? noLaterThan(offers, count([otherSearch])) : Promise.resolve(undefined)
  const sought = toFacetsQuery(criteria, setting)
  const facets = orFail(redeeming ? upstream.boxGiftFacets(inBox(redeeming, sought)) : upstream.facets(sought))
  return { offers, fallbacks, suggestions, facets, otherRooms }
}

const countWaitMs = 50

/** Returns the first number, or undefined where it fails or is late: the results are below it and must not wait. */
export function noLaterThan(results: Promise<unknown>, counts: Promise<readonly number[]>): Promise<number | undefined> {
  const late = results.then(() => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), countWaitMs)))
  return Promise.race([counts.then(([first]) => first), late]).catch(() => undefined)
}

async function loadSuggestions(
  exact: Promise<OffersResponse>,
  searchesFor: (details: OffersResponse['searchDetails']) => readonly RelaxedSearch[],
  count: (searches: readonly SearchCriteria[]) => Promise<readonly number[]>,
): Promise<readonly Suggestion[]> {
  const { searchDetails } = await exact
  const searches = searchDetails.totalCount > 0 ? [] : searchesFor(searchDetails)
  return searches.length === 0 ? [] : suggestionsOf(searches, await count(searches.map((each) => each.criteria)))
}
