import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { FacetsResponse } from '../../contract/facets.ts'
import type { FacetsParameters } from '../../contract/facets-query.ts'
import type { SearchParameters } from '../../contract/search-query.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { countedGift, inBox, type Redeeming } from '../../domain/redeeming/redeeming.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { ApiFailure, apiGet, apiPost } from '../queries/api.ts'

/** With `redeeming` the results are stays of the gift box. */
export const offersQuery = (query: SearchParameters, redeeming?: Redeeming) =>
  queryOptions({
    queryKey: ['offers', redeeming?.gift, query],
    queryFn: ({ signal }) =>
      redeeming ? apiGet('/box-offers/:code', inBox(redeeming, query), signal) : apiGet('/offers.json', query, signal),
  })

export const facetsQuery = (query: FacetsParameters, redeeming?: Redeeming) =>
  queryOptions({ queryKey: ['facets', redeeming?.gift, query], queryFn: ({ signal }) => fetchFacets(query, redeeming, signal) })

/** A failed count shows no message on the page, so it is logged (S8.13). */
async function fetchFacets(query: FacetsParameters, redeeming: Redeeming | undefined, signal: AbortSignal): Promise<FacetsResponse> {
  try {
    return await (redeeming ? apiGet('/box-facets/:code', inBox(redeeming, query), signal) : apiGet('/facets.json', query, signal))
  } catch (cause) {
    if (cause instanceof ApiFailure) console.warn(`Error fetching facets: ${cause.statusText}`)
    throw cause
  }
}

/** The numbers of results of several searches, each given as the text of its query. */
export const countsQuery = (searches: readonly string[], redeeming?: Redeeming) =>
  queryOptions({
    queryKey: ['counts', redeeming?.gift, searches],
    queryFn: ({ signal }) => apiPost('/counts.json', { searches: [...searches], ...countedGift(redeeming) }, signal),
  })

/** The zero-based page of a search's results. The previous ones stay until the new ones arrive. */
export function useOffers(criteria: SearchCriteria, page: number, enabled: boolean) {
  const { flow, redeeming } = useSite()
  return useQuery({ ...offersQuery(toSearchQuery(criteria, { flow, page }), redeeming), enabled, placeholderData: keepPreviousData })
}
