import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { MapResponse, OffersResponse } from '../../contract/offers.ts'
import type { StayPoint } from '../controls/map/stay-point.ts'
import { getJson, withKeys } from '../queries/api.ts'

const isOffers = withKeys<OffersResponse>('exactMatch')
const isMapResponse = withKeys<MapResponse>('exactMatch')

/** B9.43. */
export const pageSize = 8

/** Pages after the server's. Each is requested once, and again only by the visitor after a failure. An empty one is the end. */
export const nextStaysQuery = (code: string) =>
  infiniteQueryOptions({
    queryKey: ['box-stays', code],
    queryFn: ({ pageParam, signal }) => getJson(`boxes/${code}/offers`, { page: pageParam, limit: pageSize }, isOffers, signal),
    initialPageParam: 1,
    getNextPageParam: ({ exactMatch }, _pages, page) => (exactMatch.length > 0 ? page + 1 : undefined),
    staleTime: Infinity,
    retry: false,
  })

/** Stays as points without a price: the box has one. */
export const boxPointsQuery = (code: string) =>
  queryOptions({
    queryKey: ['box-points', code],
    queryFn: async ({ signal }) => pointsOf(await getJson(`boxes/${code}/offers`, { performMapSearch: true }, isMapResponse, signal)),
  })

const pointsOf = ({ exactMatch }: Pick<MapResponse, 'exactMatch'>): StayPoint[] =>
  exactMatch.flatMap(({ label: hotel, location, weekend: [stay] }) => (stay ? [{ stay: stay.id, hotel, location }] : []))
