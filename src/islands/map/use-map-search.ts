import type { MapResponse } from '../../contract/offers.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { isDated } from '../../domain/search/flexibility.ts'
import { defaultSort } from '../../domain/sort/sort.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useQuery } from '../queries/use-query.ts'
import { getJson, withKeys } from '../queries/api.ts'
import { stayPoints } from '../controls/map/stay-point.ts'

const isMapResponse = withKeys<MapResponse>('exactMatch')

/** Points by value for money (required by the specification). */
export function useMapSearch(criteria: SearchCriteria) {
  const { flow } = useSite()
  const query = toSearchQuery({ ...criteria, sort: defaultSort }, { flow, performMapSearch: true })
  const hasDates = isDated(criteria)
  return useQuery({
    key: ['map', query],
    load: async (signal) => stayPoints(await getJson('offers.json', query, isMapResponse, signal), { flow, hasDates }),
    keepPreviousData: true,
  })
}
