import { CountsResponse, type CountsRequest } from '../../src/contract/counts.ts'
import { formatQuery } from '../../src/domain/search/format-query.ts'
import type { ActivityOffers, ActivityRequest } from '../../src/contract/activity.ts'
import { filterFacets } from '../../src/contract/facets.ts'
import type { FacetsParameters } from '../../src/contract/facets-query.ts'
import { Landing } from '../../src/contract/landing.ts'
import type { OffersResponse } from '../../src/contract/offers.ts'
import type { OffersRequest } from '../../src/contract/offers-request.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { SearchParameters } from '../../src/contract/search-query.ts'
import { toActivityRequest } from '../../src/domain/search/request-body.ts'
import { toUpstreamQuery } from '../../src/domain/search/request.ts'
import type { CallParts } from './call-parts.ts'
import { tolerant } from './tolerant-responses.ts'

export function searchCalls({ http, get, sources: { api }, locale, minisite }: CallParts) {
  const activities = (body: ActivityRequest) => {
    const call = { name: 'activities', base: api, path: ['search', 'activity-only.json'], schema: tolerant.activities, deadline: 2500 }
    return http.request({ ...call, body, isRead: true, resource: JSON.stringify(body) })
  }
  const stays = (query: SearchParameters) =>
    get({
      name: 'offers',
      base: api,
      path: ['offers.json'],
      query: { ...toUpstreamQuery(query), minisite },
      resource: JSON.stringify({ ...query, locale }),
      schema: tolerant.offers,
      deadline: 2500,
    })
  return {
    /** `page` zero-based. */
    offers: async (query: SearchParameters): Promise<Outcome<OffersResponse>> => {
      if (query.flow !== 'activity') return stays(query)
      const found = await activities(toActivityRequest({ ...query, locale, minisite }))
      return found.kind === 'ok' ? { kind: 'ok', value: offersOf(found.value) } : found
    },
    /** Every result, as points. */
    mapOffers: (request: OffersRequest) => {
      const body: OffersRequest = { ...request, locale, minisite, performMapSearch: true }
      const call = { name: 'mapOffers', base: api, path: ['offers.json'], schema: tolerant.map, deadline: 4000 }
      return http.request({ ...call, body, isRead: true, resource: JSON.stringify(body) })
    },
    /** Packages of one hotel, or of each. */
    packages: (request: OffersRequest) => {
      const body: OffersRequest = { ...request, locale, minisite, performMapSearch: false }
      const call = { name: 'packages', base: api, path: ['offers.json'], schema: tolerant.offers, deadline: 2500 }
      return http.request({ ...call, body, isRead: true, resource: JSON.stringify(body) })
    },
    /** Without a night. */
    activities,
    counts: (searches: readonly SearchParameters[]) => {
      const queries = searches.map((search) => formatQuery({ ...toUpstreamQuery(search), locale: undefined, minisite }))
      const body: CountsRequest = { locale, searches: queries }
      const call = { name: 'counts', base: api, path: ['counts.json'], schema: CountsResponse, deadline: 4000 }
      return http.request({ ...call, body, isRead: true, resource: JSON.stringify(body) })
    },
    /** Results each filter would leave. */
    facets: (query: FacetsParameters) =>
      get({
        name: 'facets',
        base: api,
        path: ['facets.json'],
        query: {
          orderBy: 'priceQuality',
          withNames: true,
          propertiesRequested: filterFacets,
          ...query,
          minisite,
        },
        resource: JSON.stringify({ ...query, locale }),
        schema: tolerant.facets,
        deadline: 2500,
      }),
    /** Destination or theme; `path` below the stays route. */
    landing: (path: string) =>
      get({ name: 'landing', base: api, path: ['landing.json'], query: { path }, resource: path, schema: Landing, deadline: 2000 }),
    autocomplete: (term: string) =>
      get({
        name: 'autocomplete',
        base: api,
        path: ['autocomplete-geonames.json'],
        query: { term, maxResults: 30 },
        resource: term,
        schema: tolerant.suggestions,
        deadline: 1500,
      }),
    recommended: (q: string) =>
      get({
        name: 'recommended',
        base: api,
        path: ['recommendedAutocomplete.json'],
        query: { q, catalogSourceType: 'place', catalogSourceCode: locale },
        resource: q,
        schema: tolerant.suggestions,
        deadline: 1500,
      }),
  }
}

/** Activities in the shape of other results. */
const offersOf = ({ results, searchDetails }: Pick<ActivityOffers, 'results' | 'searchDetails'>): OffersResponse => ({
  exactMatch: results,
  searchDetails,
})
