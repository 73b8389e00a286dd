import { useState } from 'react'
import { resultsPageSize } from '../../domain/cards/result-list.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useQueries, useQuery } from '../queries/use-query.ts'
import { type ApiQuery, getJson } from '../queries/api.ts'
import { isOffers } from '../search-page/offers-query.ts'

/** Previous results stay until the new ones arrive. */
export function useListedStays(criteria: SearchCriteria) {
  const { flow } = useSite()
  const query = toSearchQuery(criteria, { flow })
  const [shown, setShown] = useState({ query, pages: 1 })
  const next = useQuery(pageOf(query, 0))
  const pages = useQueries(Array.from({ length: shown.pages }, (_, page) => pageOf(shown.query, page)))
  const isNew = JSON.stringify(shown.query) !== JSON.stringify(query)
  if (isNew && (next.data || next.isError)) setShown({ query, pages: 1 })
  const details = pages[0]?.data?.searchDetails
  const last = pages.at(-1)
  const hasMore = details !== undefined && (last?.data === undefined || shown.pages * resultsPageSize < details.totalCount)
  return {
    offers: pages.flatMap(({ data }) => data?.exactMatch ?? []),
    details,
    place: isNew ? { found: undefined, resolved: false } : { found: details?.location, resolved: details !== undefined || next.isError },
    loading: [next, ...pages].some(({ isFetching }) => isFetching),
    failed: pages.some(({ isError }) => isError),
    sentence: pages.find(({ isError }) => isError)?.sentence,
    /** Does nothing while a page is loading. */
    more: hasMore && !isNew ? () => last?.data && setShown({ query, pages: shown.pages + 1 }) : undefined,
    retry: () => {
      for (const page of pages) if (page.isError) page.refetch()
    },
  }
}

/** `page` is zero-based. */
const pageOf = (query: ApiQuery, page: number) => ({
  key: ['listed', query, page],
  load: (signal: AbortSignal) => getJson('offers.json', { ...query, page: page || undefined }, isOffers, signal),
})

export type ListedStays = ReturnType<typeof useListedStays>
