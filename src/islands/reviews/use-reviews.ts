import { useState } from 'react'
import { reviewPageSize, type ReviewList, type reviewLanguages, type reviewSorts, type travellerTypes } from '../../contract/reviews.ts'
import { useQueries } from '../queries/use-query.ts'
import { getJson, withKeys } from '../queries/api.ts'

export type ReviewSort = (typeof reviewSorts)[number]
export type ReviewLanguage = (typeof reviewLanguages)[number]

export type TravellerType = (typeof travellerTypes)[number]

const isReviews = withKeys<ReviewList>('totalCount', 'list')

/** Another sort, language or kind of traveller restarts at the first page; previous reviews stay until then. */
export function useReviews(hotel: number) {
  const [shown, setShown] = useState<{ sort: ReviewSort; language: ReviewLanguage; type: TravellerType | undefined; pages: number }>({
    sort: 'DATE_DESC',
    language: 'all',
    type: undefined,
    pages: 1,
  })
  const { sort, language, type, pages: count } = shown
  const pages = useQueries(
    Array.from({ length: count }, (_, page) => ({
      key: ['reviews', hotel, sort, language, type, page],
      load: (signal: AbortSignal) =>
        getJson(`hotel/${hotel}/reviews.json`, { sort, language, type, page: page || undefined }, isReviews, signal),
      keepPreviousData: page === 0,
    })),
  )
  const [first] = pages
  const list = pages.flatMap(({ data }) => data?.list ?? [])
  const loading = pages.some(({ isFetching }) => isFetching)
  const failed = pages.find(({ isError }) => isError)
  // By pages: invalid reviews are missing from theirs.
  const hasMore = first?.data !== undefined && (pages.at(-1)?.data === undefined || count * reviewPageSize < first.data.totalCount)
  return {
    sort,
    language,
    /** Undefined for all. */
    type,
    /** Absent while loading, and after a failure. */
    found: first?.data,
    list,
    loading,
    /** Also while the next page is loading. */
    hasMore,
    retry: failed?.refetch,
    sentence: failed?.sentence,
    more: hasMore && !failed && !loading ? () => setShown({ ...shown, pages: count + 1 }) : undefined,
    sortBy: (other: ReviewSort) => setShown({ ...shown, sort: other, pages: 1 }),
    onlyIn: (other: ReviewLanguage) => setShown({ ...shown, language: other, pages: 1 }),
    onlyOf: (other: TravellerType | undefined) => setShown({ ...shown, type: other, pages: 1 }),
  }
}
