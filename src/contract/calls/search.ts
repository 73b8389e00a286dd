import * as v from 'valibot'
import { ActivityOffers, ActivityRequest } from '../activity.ts'
import { CountedGift, CountsResponse, maxCountedSearches } from '../counts.ts'
import { FacetsResponse, filterFacets } from '../facets.ts'
import { FacetsQuery } from '../facets-query.ts'
import { GeoSuggestions } from '../geo.ts'
import { Landing } from '../landing.ts'
import { MapResponse, OffersResponse } from '../offers.ts'
import { OffersRequest } from '../offers-request.ts'
import { type SearchParameters, SearchQuery } from '../search-query.ts'
import { wholeNumber } from '../scalars.ts'
import { call } from './call.ts'
import { True } from './fields.ts'

const Search = v.omit(SearchQuery, ['locale', 'minisite', 'performMapSearch'])

const CountedSearch = v.pipe(
  v.string(),
  v.maxLength(4000),
  v.rawTransform(({ dataset, addIssue, NEVER }): SearchParameters => {
    const search = v.safeParse(Search, Object.fromEntries(new URLSearchParams(dataset.value)))
    if (search.success) return search.output
    addIssue({ message: search.issues[0].message })
    return NEVER
  }),
)

const SearchedText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))

const isBody = 'a public address of the specification; pages use GET, which may be cached'

export const searchCalls = {
  /** `page` is zero-based. In the flow of activities, results are activities in the same shape. */
  offers: call({
    path: '/offers.json',
    method: 'get',
    input: Search,
    output: OffersResponse,
    api: { cacheSeconds: 60 },
    upstream: { service: 'api', deadlineMs: 2500, tolerantOf: 'exactMatch', adds: ({ minisite }) => ({ minisite }) },
  }),
  /** Every result as a point. Pages use this row, which may be cached; the upstream call is `mapOffers`. */
  points: call({
    path: '/offers.json',
    method: 'get',
    input: v.object({ ...Search.entries, performMapSearch: True }),
    output: MapResponse,
    api: { cacheSeconds: 60, when: 'performMapSearch' },
  }),
  packages: call({
    path: '/offers.json',
    method: 'post',
    input: v.omit(OffersRequest, ['locale']),
    output: OffersResponse,
    api: { cacheSeconds: 0, unusedBecause: isBody },
    upstream: {
      service: 'api',
      deadlineMs: 2500,
      tolerantOf: 'exactMatch',
      posts: 'read',
      adds: ({ locale, minisite }) => ({ locale, minisite, performMapSearch: false }),
    },
  }),
  mapOffers: call({
    path: '/offers.json',
    method: 'post',
    input: v.omit(OffersRequest, ['locale']),
    output: MapResponse,
    api: { cacheSeconds: 0, when: 'performMapSearch', unusedBecause: isBody },
    upstream: {
      service: 'api',
      deadlineMs: 4000,
      tolerantOf: 'exactMatch',
      posts: 'read',
      adds: ({ locale, minisite }) => ({ locale, minisite, performMapSearch: true }),
    },
  }),
  activities: call({
    path: '/search/activity-only.json',
    method: 'post',
    input: v.omit(ActivityRequest, ['locale']),
    output: ActivityOffers,
    api: { cacheSeconds: 0, unusedBecause: isBody },
    upstream: { service: 'api', deadlineMs: 2500, tolerantOf: 'results', posts: 'read', adds: ({ locale }) => ({ locale }) },
  }),
  /** Our addition: the number of results of each search, in their order. */
  counts: call({
    path: '/counts.json',
    method: 'post',
    input: v.object({ searches: v.pipe(v.array(CountedSearch), v.maxLength(maxCountedSearches)), gift: v.optional(CountedGift) }),
    output: CountsResponse,
    api: { cacheSeconds: 0 },
    upstream: { service: 'api', deadlineMs: 4000, posts: 'read', adds: ({ locale }) => ({ locale }) },
  }),
  /** How many results each value of a filter would leave. */
  facets: call({
    path: '/facets.json',
    method: 'get',
    input: v.omit(FacetsQuery, ['locale', 'minisite']),
    output: FacetsResponse,
    api: { cacheSeconds: 60 },
    upstream: {
      service: 'api',
      deadlineMs: 2500,
      tolerantOf: 'properties',
      adds: ({ minisite }) => ({ orderBy: 'priceQuality', withNames: true, propertiesRequested: filterFacets, minisite }),
    },
  }),
  /** A page of a destination or theme; `path` is below the stays route. */
  landing: call({
    path: '/landing.json',
    method: 'get',
    input: v.object({ path: v.string() }),
    output: Landing,
    upstream: { service: 'api', deadlineMs: 2000 },
  }),
  autocomplete: call({
    path: '/autocomplete-geonames.json',
    method: 'get',
    // Pages may send the number, as the specification has it; the upstream gets ours.
    input: v.object({ term: SearchedText, maxResults: v.optional(wholeNumber(1, 100)) }),
    output: GeoSuggestions,
    api: { cacheSeconds: 3600 },
    upstream: { service: 'api', deadlineMs: 1500, tolerantOf: 'suggestions', adds: () => ({ maxResults: 30 }) },
  }),
  recommended: call({
    path: '/recommendedAutocomplete.json',
    method: 'get',
    input: v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(80)), '') }),
    output: GeoSuggestions,
    api: { cacheSeconds: 3600 },
    upstream: {
      service: 'api',
      deadlineMs: 1500,
      tolerantOf: 'suggestions',
      adds: ({ locale }) => ({ catalogSourceType: 'place', catalogSourceCode: locale }),
    },
  }),
}
