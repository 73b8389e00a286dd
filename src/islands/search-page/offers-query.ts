import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { CountsResponse } from '../../contract/counts.ts'
import type { FacetsResponse } from '../../contract/facets.ts'
import type { OffersResponse } from '../../contract/offers.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { ApiFailure, type ApiQuery, getJson, postJson, withKeys } from '../queries/api.ts'

export const isOffers = withKeys<OffersResponse>('exactMatch', 'searchDetails')

export const offersQuery = (query: ApiQuery) =>
  queryOptions({ queryKey: ['offers', query], queryFn: ({ signal }) => getJson('offers.json', query, isOffers, signal) })

const isFacets = withKeys<FacetsResponse>('properties', 'totalCount')

export const facetsQuery = (query: ApiQuery) =>
  queryOptions({ queryKey: ['facets', query], queryFn: ({ signal }) => fetchFacets(query, signal) })

/** Logs failures (S8.13). */
async function fetchFacets(query: ApiQuery, signal: AbortSignal): Promise<FacetsResponse> {
  try {
    return await getJson('facets.json', query, isFacets, signal)
  } catch (cause) {
    if (cause instanceof ApiFailure) console.warn(`Error fetching facets: ${cause.statusText}`)
    throw cause
  }
}

const isCounts = withKeys<CountsResponse>('counts')

/** Numbers of results of searches, each a query in text. */
export const countsQuery = (searches: readonly string[]) =>
  queryOptions({
    queryKey: ['counts', searches],
    queryFn: ({ signal }) => postJson('counts.json', {}, { searches }, isCounts, signal),
  })

/** `page`: zero-based. Previous results stay until the new ones arrive. */
export function useOffers(criteria: SearchCriteria, page: number, enabled: boolean) {
  const { flow } = useSite()
  return useQuery({ ...offersQuery(toSearchQuery(criteria, { flow, page })), enabled, placeholderData: keepPreviousData })
}
