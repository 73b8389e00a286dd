import { useEffect, useRef, useState } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { resultsPageSize } from '../../domain/cards/result-bands.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { toSearchQuery } from '../../domain/criteria/search-query.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswers } from '../answers.ts'
import { getJson } from '../api.ts'
import { searchSetting } from '../results/search-setting.ts'
import { isOffers } from '../results/use-offers.ts'

/** The results as cards, page after page as they are asked for. Earlier ones stay until the new ones are there. */
export function useListedStays(criteria: SearchCriteria, minisite: number | undefined) {
  const query = toSearchQuery(criteria, searchSetting(useSite(), minisite))
  const search = JSON.stringify(query)
  const [asked, setAsked] = useState({ search, pages: 1 })
  const count = asked.search === search ? asked.pages : 1
  const pages = useAnswers(
    Array.from({ length: count }, (_, page) => ({
      key: ['listed', query, page],
      ask: (signal: AbortSignal) => getJson('offers.json', { ...query, page: page || undefined }, isOffers, signal),
      keepsPrevious: page === 0,
    })),
  )
  const [first] = pages
  const details = first?.data?.searchDetails
  const found = pages.flatMap(({ data }) => data?.exactMatch ?? [])
  const before = useRef<readonly OfferCard[]>([])
  const offers = first?.isPlaceholderData ? before.current : found
  useEffect(() => {
    before.current = offers
  })
  const hasMore = pages.at(-1)?.data !== undefined && count * resultsPageSize < (details?.totalCount ?? 0)
  return {
    offers,
    /** Where the search is centred, among other things. */
    details,
    loading: pages.some(({ isFetching }) => isFetching),
    failed: pages.some(({ isError }) => isError),
    more: hasMore ? () => setAsked({ search, pages: count + 1 }) : undefined,
    retry: () => {
      for (const page of pages) if (page.isError) page.refetch()
    },
  }
}
export type ListedStays = ReturnType<typeof useListedStays>
