import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { MapResponse } from '../../contract/offers.ts'
import type { ProductOffers } from '../../contract/stay.ts'
import { resultsPageSize } from '../../domain/cards/result-list.ts'
import { stayPoints } from '../controls/map/stay-point.ts'
import { type ApiQuery, getJson, withKeys } from '../queries/api.ts'
import { isOffers } from '../search-page/offers-query.ts'

const isMapResponse = withKeys<MapResponse>('exactMatch')
const isStayOffers = withKeys<ProductOffers>('offers')

/** Every result as a point, with its price as the cards of `setting` show it. */
export const pointsQuery = (query: ApiQuery, setting: Parameters<typeof stayPoints>[1]) =>
  queryOptions({
    queryKey: ['map', query],
    queryFn: async ({ signal }) => stayPoints(await getJson('offers.json', query, isMapResponse, signal), setting),
  })

/** Pages of the list beside the enlarged map. */
export const listedQuery = (query: ApiQuery) =>
  infiniteQueryOptions({
    queryKey: ['listed', query],
    queryFn: ({ pageParam, signal }) => getJson('offers.json', { ...query, page: pageParam || undefined }, isOffers, signal),
    initialPageParam: 0,
    getNextPageParam: ({ searchDetails }, pages) => (pages.length * resultsPageSize < searchDetails.totalCount ? pages.length : undefined),
  })

/** Prices of a pin's stay. */
export const stayOffersQuery = (stay: number | undefined, query: ApiQuery) =>
  queryOptions({
    queryKey: ['stay-price', stay, query],
    queryFn: ({ signal }) => getJson(`product/${stay}/offers`, query, isStayOffers, signal),
  })
