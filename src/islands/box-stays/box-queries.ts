import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { boxStaysPageSize } from '../../contract/limits.ts'
import type { MapResponse } from '../../contract/offers.ts'
import type { StayPoint } from '../controls/map/stay-point.ts'
import { apiGet } from '../queries/api.ts'

/** Pages after the server's. Each is requested once, and again only by the visitor after a failure. An empty page ends the list. */
export const nextStaysQuery = (code: string) =>
  infiniteQueryOptions({
    queryKey: ['box-stays', code],
    queryFn: ({ pageParam, signal }) => apiGet('/boxes/:code/offers', { code, page: pageParam, limit: boxStaysPageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ exactMatch }, _pages, page) => (exactMatch.length > 0 ? page + 1 : undefined),
    staleTime: Infinity,
    retry: false,
  })

/** Every stay as a point without a price, because the box has one price for all. */
export const boxPointsQuery = (code: string) =>
  queryOptions({
    queryKey: ['box-points', code],
    queryFn: async ({ signal }) => pointsOf(await apiGet('/boxes/:code/offers', { code, performMapSearch: true }, signal)),
  })

const pointsOf = ({ exactMatch }: Pick<MapResponse, 'exactMatch'>): StayPoint[] =>
  exactMatch.flatMap(({ label: hotel, location, weekend: [stay] }) => (stay ? [{ stay: stay.id, hotel, location }] : []))
