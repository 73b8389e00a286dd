import type { FacetsResponse } from '../../contract/facets.ts'
import type { OffersResponse } from '../../contract/offers.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import type { Query } from '../queries/query-store.ts'
import { useQuery } from '../queries/use-query.ts'
import { ApiFailure, type ApiQuery, getJson, withKeys } from '../queries/api.ts'

export const isOffers = withKeys<OffersResponse>('exactMatch', 'searchDetails')

export function offersQuery(query: ApiQuery): Query<OffersResponse> {
  return { key: ['offers', query], load: (signal) => getJson('offers.json', query, isOffers, signal) }
}

const isFacets = withKeys<FacetsResponse>('properties', 'totalCount')

export function facetsQuery(query: ApiQuery): Query<FacetsResponse> {
  return { key: ['facets', query], load: (signal) => fetchFacets(query, signal) }
}

/** Logs failures (S8.13). */
async function fetchFacets(query: ApiQuery, signal: AbortSignal): Promise<FacetsResponse> {
  try {
    return await getJson('facets.json', query, isFacets, signal)
  } catch (cause) {
    if (cause instanceof ApiFailure) console.warn(`Error fetching facets: ${cause.statusText}`)
    throw cause
  }
}

/** `page`: zero-based. Previous results stay until the new ones arrive. */
export function useOffers(criteria: SearchCriteria, page: number, enabled: boolean) {
  const { flow } = useSite()
  return useQuery({ ...offersQuery(toSearchQuery(criteria, { flow, page })), enabled, keepPreviousData: true })
}
