import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { SearchParameters } from '../../contract/search-query.ts'
import { resultsPageSize } from '../../domain/cards/result-list.ts'
import type { toPointsQuery } from '../../domain/search/request.ts'
import { stayPoints } from '../controls/map/stay-point.ts'
import { apiGet } from '../queries/api.ts'

/** Every result as a point, with its price as the cards of `setting` show it. */
export const pointsQuery = (query: ReturnType<typeof toPointsQuery>, setting: Parameters<typeof stayPoints>[1]) =>
  queryOptions({
    queryKey: ['map', query],
    queryFn: async ({ signal }) => stayPoints(await apiGet('/offers.json', query, signal), setting),
  })

/** Pages of the list beside the enlarged map. */
export const listedQuery = (query: SearchParameters) =>
  infiniteQueryOptions({
    queryKey: ['listed', query],
    queryFn: ({ pageParam, signal }) => apiGet('/offers.json', { ...query, page: pageParam || undefined }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ searchDetails }, pages) => (pages.length * resultsPageSize < searchDetails.totalCount ? pages.length : undefined),
  })
