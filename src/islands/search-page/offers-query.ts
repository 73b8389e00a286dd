import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { FacetsResponse } from '../../contract/facets.ts'
import type { FacetsParameters } from '../../contract/facets-query.ts'
import type { SearchParameters } from '../../contract/search-query.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { ApiFailure, apiGet, apiPost, apiQuery } from '../queries/api.ts'

export const offersQuery = (query: SearchParameters) => apiQuery('/offers.json', query)

export const facetsQuery = (query: FacetsParameters) =>
  queryOptions({ queryKey: ['facets', query], queryFn: ({ signal }) => fetchFacets(query, signal) })

/** A failed count shows no message on the page, so it is logged (S8.13). */
async function fetchFacets(query: FacetsParameters, signal: AbortSignal): Promise<FacetsResponse> {
  try {
    return await apiGet('/facets.json', query, signal)
  } catch (cause) {
    if (cause instanceof ApiFailure) console.warn(`Error fetching facets: ${cause.statusText}`)
    throw cause
  }
}

/** The numbers of results of several searches, each given as the text of its query. */
export const countsQuery = (searches: readonly string[]) =>
  queryOptions({
    queryKey: ['counts', searches],
    queryFn: ({ signal }) => apiPost('/counts.json', { searches: [...searches] }, signal),
  })

/** The zero-based page of a search's results. The previous ones stay until the new ones arrive. */
export function useOffers(criteria: SearchCriteria, page: number, enabled: boolean) {
  const { flow } = useSite()
  return useQuery({ ...offersQuery(toSearchQuery(criteria, { flow, page })), enabled, placeholderData: keepPreviousData })
}
