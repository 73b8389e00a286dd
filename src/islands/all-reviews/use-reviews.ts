import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewPageSize, type reviewLanguages, type reviewSorts, type travellerTypes } from '../../contract/reviews.ts'
import { apiGet } from '../queries/api.ts'
import { useFailure } from '../queries/use-failure.ts'

type ReviewSort = (typeof reviewSorts)[number]
type ReviewLanguage = (typeof reviewLanguages)[number]

type TravellerType = (typeof travellerTypes)[number]

interface ReviewChoice {
  readonly sort: ReviewSort
  readonly language: ReviewLanguage
  readonly type: TravellerType | undefined
}

const reviewsQuery = (hotel: number, choice: ReviewChoice) =>
  infiniteQueryOptions({
    queryKey: ['reviews', hotel, choice],
    queryFn: ({ pageParam, signal }) =>
      apiGet('/hotel/:hotelId/reviews.json', { hotelId: hotel, ...choice, page: pageParam || undefined }, signal),
    initialPageParam: 0,
    // Counted by pages, since an invalid review is left out of its own.
    getNextPageParam: ({ totalCount }, pages) => (pages.length * reviewPageSize < totalCount ? pages.length : undefined),
  })

/**
 * Another sort, language or kind of traveller starts at the first page again; the first page of the previous choice stays until it
 * arrives.
 */
export function useReviews(hotel: number) {
  const [choice, choose] = useState<ReviewChoice>({ sort: 'DATE_DESC', language: 'all', type: undefined })
  const reviews = useInfiniteQuery({
    ...reviewsQuery(hotel, choice),
    placeholderData: (previous) => previous && { pages: previous.pages.slice(0, 1), pageParams: previous.pageParams.slice(0, 1) },
  })
  const { data, isFetching, hasNextPage } = reviews
  const failure = useFailure(reviews)
  return {
    ...choice,
    found: data?.pages[0],
    list: data?.pages.flatMap(({ list }) => list) ?? [],
    loading: isFetching,
    hasMore: hasNextPage,
    retry: failure && (() => void (reviews.isFetchNextPageError ? reviews.fetchNextPage() : reviews.refetch())),
    sentence: failure?.sentence,
    more: hasNextPage && !failure && !isFetching ? () => void reviews.fetchNextPage() : undefined,
    sortBy: (sort: ReviewSort) => choose({ ...choice, sort }),
    onlyIn: (language: ReviewLanguage) => choose({ ...choice, language }),
    onlyOf: (type: TravellerType | undefined) => choose({ ...choice, type }),
  }
}
