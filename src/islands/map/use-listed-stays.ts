import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useFailure } from '../queries/use-failure.ts'
import { listedQuery } from './map-queries.ts'

/** Previous results stay until the new ones arrive. */
export function useListedStays(criteria: SearchCriteria) {
  const { flow } = useSite()
  const listed = useInfiniteQuery({ ...listedQuery(toSearchQuery(criteria, { flow })), placeholderData: keepPreviousData })
  const { data, isPlaceholderData, isFetching, hasNextPage } = listed
  const details = data?.pages[0]?.searchDetails
  return {
    offers: data?.pages.flatMap(({ exactMatch }) => exactMatch) ?? [],
    details,
    place: isPlaceholderData
      ? { found: undefined, resolved: false }
      : { found: details?.location, resolved: details !== undefined || listed.isError },
    loading: isFetching,
    failure: useFailure(listed),
    /** Does nothing while a page is loading. */
    more: hasNextPage && !isPlaceholderData ? () => !isFetching && void listed.fetchNextPage() : undefined,
    retry: () => void (listed.isFetchNextPageError ? listed.fetchNextPage() : listed.refetch()),
  }
}

export type ListedStays = ReturnType<typeof useListedStays>
