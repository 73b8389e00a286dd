import { useState } from 'react'
import { resultsPageSize } from '../../domain/cards/result-bands.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { toSearchQuery } from '../../domain/criteria/search-query.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswer, useAnswers } from '../answers.ts'
import { type ApiQuery, getJson } from '../api.ts'
import { searchSetting } from '../results/search-setting.ts'
import { isOffers } from '../results/use-offers.ts'

/** The results as cards, page after page as they are asked for. Earlier ones stay until the new ones are there. */
export function useListedStays(criteria: SearchCriteria, minisite: number | undefined) {
  const query = toSearchQuery(criteria, searchSetting(useSite(), minisite))
  const [shown, setShown] = useState({ query, pages: 1 })
  const next = useAnswer(pageOf(query, 0))
  const pages = useAnswers(Array.from({ length: shown.pages }, (_, page) => pageOf(shown.query, page)))
  const isNew = JSON.stringify(shown.query) !== JSON.stringify(query)
  if (isNew && (next.data || next.isError)) setShown({ query, pages: 1 })
  const details = pages[0]?.data?.searchDetails
  const last = pages.at(-1)
  const hasMore = details !== undefined && (last?.data === undefined || shown.pages * resultsPageSize < details.totalCount)
  return {
    offers: pages.flatMap(({ data }) => data?.exactMatch ?? []),
    details,
    /** Where these very criteria are centred, once their answer has come or failed. */
    place: isNew ? { found: undefined, settled: false } : { found: details?.location, settled: details !== undefined || next.isError },
    loading: [next, ...pages].some(({ isFetching }) => isFetching),
    failed: pages.some(({ isError }) => isError),
    /** While it is being followed it stays, and does nothing. */
    more: hasMore && !isNew ? () => last?.data && setShown({ query, pages: shown.pages + 1 }) : undefined,
    retry: () => {
      for (const page of pages) if (page.isError) page.refetch()
    },
  }
}

/** `page` is zero-based. */
const pageOf = (query: ApiQuery, page: number) => ({
  key: ['listed', query, page],
  ask: (signal: AbortSignal) => getJson('offers.json', { ...query, page: page || undefined }, isOffers, signal),
})

export type ListedStays = ReturnType<typeof useListedStays>
