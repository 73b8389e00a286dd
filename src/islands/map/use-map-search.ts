import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { toPointsQuery } from '../../domain/search/request.ts'
import { isDated } from '../../domain/search/flexibility.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { pointsQuery } from './map-queries.ts'

export function useMapSearch(criteria: SearchCriteria) {
  const { flow } = useSite()
  const query = toPointsQuery(criteria, { flow })
  return useQuery({ ...pointsQuery(query, { flow, hasDates: isDated(criteria) }), placeholderData: keepPreviousData })
}
