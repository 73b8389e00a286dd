import { infiniteQueryOptions, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { SearchParameters } from '../../contract/search-query.ts'
import { resultsPageSize } from '../../domain/cards/result-list.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { isDated } from '../../domain/search/flexibility.ts'
import { toPointsQuery } from '../../domain/search/request.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { inBox, type Redeeming } from '../../domain/redeeming/redeeming.ts'
import { stayPoints } from '../controls/map/stay-point.ts'
import { apiGet } from '../queries/api.ts'
import { offersQuery } from '../search-page/offers-query.ts'

/** Every result of a search as a point, with its price as the cards show it in `setting`. */
export const pointsQuery = (query: ReturnType<typeof toPointsQuery>, setting: Parameters<typeof stayPoints>[1]) =>
  queryOptions({
    queryKey: ['map', setting.redeeming?.gift, query],
    queryFn: async ({ signal }) => stayPoints(await fetchPoints(query, setting.redeeming, signal), setting),
  })

function fetchPoints(query: ReturnType<typeof toPointsQuery>, redeeming: Redeeming | undefined, signal: AbortSignal) {
  if (!redeeming) return apiGet('/offers.json', query, signal)
  return apiGet('/box-offers/:code', inBox(redeeming, query), signal)
}

/** The pages of the list beside the enlarged map. */
export const listedQuery = (query: SearchParameters, redeeming?: Redeeming) =>
  infiniteQueryOptions({
    queryKey: ['listed', redeeming?.gift, query],
    // The first page is usually that of the results, which have asked for it.
    queryFn: ({ pageParam, client }) =>
      client.fetchQuery({ ...offersQuery({ ...query, page: pageParam || undefined }, redeeming), retry: false }),
    initialPageParam: 0,
    getNextPageParam: ({ searchDetails }, pages) => (pages.length * resultsPageSize < searchDetails.totalCount ? pages.length : undefined),
  })

export function useMapSearch(criteria: SearchCriteria) {
  const { flow, redeeming } = useSite()
  const query = toPointsQuery(criteria, { flow })
  return useQuery({ ...pointsQuery(query, { flow, hasDates: isDated(criteria), redeeming }), placeholderData: keepPreviousData })
}
