import { useState } from 'react'
import { reviewPageSize, type ReviewList, type reviewLanguages, type reviewSorts } from '../../contract/reviews.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswers } from '../answers.ts'
import { getJson, withKeys } from '../api.ts'

export type ReviewSort = (typeof reviewSorts)[number]
export type ReviewLanguage = (typeof reviewLanguages)[number]

const isReviews = withKeys<ReviewList>('totalCount', 'list')

/** A hotel's reviews, page after page. Another sort or language starts from the first page; the reviews before it stay until it is there. */
export function useReviews(hotel: number) {
  const { locale } = useSite().market
  const [shown, setShown] = useState<{ sort: ReviewSort; language: ReviewLanguage; pages: number }>({
    sort: 'DATE_DESC',
    language: 'all',
    pages: 1,
  })
  const { sort, language, pages: count } = shown
  const pages = useAnswers(
    Array.from({ length: count }, (_, page) => ({
      key: ['reviews', hotel, locale, sort, language, page],
      ask: (signal: AbortSignal) =>
        getJson(`hotel/${hotel}/reviews.json`, { locale, sort, language, page: page || undefined }, isReviews, signal),
      keepsPrevious: page === 0,
    })),
  )
  const [first] = pages
  const list = pages.flatMap(({ data }) => data?.list ?? [])
  const loading = pages.some(({ isFetching }) => isFetching)
  const failed = pages.find(({ isError }) => isError)
  // By pages, not by reviews: one that could not be read is missing from its page.
  const hasMore = first?.data !== undefined && (pages.at(-1)?.data === undefined || count * reviewPageSize < first.data.totalCount)
  return {
    sort,
    language,
    /** Of the first page; absent until it is there, and after its failure. */
    found: first?.data,
    list,
    loading,
    /** While the next page is on its way, too. */
    hasMore,
    /** Tries again what failed; absent when nothing did. */
    retry: failed?.refetch,
    more: hasMore && !failed && !loading ? () => setShown({ ...shown, pages: count + 1 }) : undefined,
    sortBy: (other: ReviewSort) => setShown({ sort: other, language, pages: 1 }),
    onlyIn: (other: ReviewLanguage) => setShown({ sort, language: other, pages: 1 }),
  }
}
