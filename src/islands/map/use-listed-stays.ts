import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { OffersAnswer } from '../../contract/offers.ts'
import { resultsPageSize } from '../../domain/cards/result-bands.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { toSearchQuery } from '../../domain/criteria/search-query.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { getJson } from '../api.ts'
import { useClient } from '../use-client.ts'
import { searchSetting } from '../results/search-setting.ts'

/** The results as cards, page after page as they are asked for. */
export function useListedStays(criteria: SearchCriteria, minisite: number | undefined) {
  const query = toSearchQuery(criteria, searchSetting(useSite(), minisite))
  const pages = useInfiniteQuery(
    {
      queryKey: ['listed', query],
      queryFn: ({ signal, pageParam }) => getJson('offers.json', { ...query, page: pageParam || undefined }, OffersAnswer, signal),
      initialPageParam: 0,
      getNextPageParam: ({ searchDetails }, _, page) => ((page + 1) * resultsPageSize < searchDetails.totalCount ? page + 1 : undefined),
      placeholderData: keepPreviousData,
    },
    useClient(),
  )
  return {
    offers: pages.data?.pages.flatMap(({ exactMatch }) => exactMatch) ?? [],
    /** Where the search is centred, among other things. */
    details: pages.data?.pages[0]?.searchDetails,
    loading: pages.isFetching,
    failed: pages.isError,
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    retry: () => void pages.refetch(),
  }
}
export type ListedStays = ReturnType<typeof useListedStays>
