import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { isDated } from '../../domain/search/flexibility.ts'
import { defaultSort } from '../../domain/sort/sort.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { pointsQuery } from './map-queries.ts'

/** Points by value for money (required by the specification). */
export function useMapSearch(criteria: SearchCriteria) {
  const { flow } = useSite()
  const query = toSearchQuery({ ...criteria, sort: defaultSort }, { flow, performMapSearch: true })
  return useQuery({ ...pointsQuery(query, { flow, hasDates: isDated(criteria) }), placeholderData: keepPreviousData })
}
