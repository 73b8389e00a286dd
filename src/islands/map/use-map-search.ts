import type { MapAnswer } from '../../contract/offers.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { toSearchQuery } from '../../domain/criteria/search-query.ts'
import { defaultSort } from '../../domain/sort/sort.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswer } from '../answers.ts'
import { getJson, withKeys } from '../api.ts'
import { searchSetting } from '../results/search-setting.ts'
import { stayPoints } from './stay-point.ts'

const isMapAnswer = withKeys<MapAnswer>('exactMatch')

/** Every result of a search as a point, whatever its page; ordered by value for money, as the specification says. */
export function useMapSearch(criteria: SearchCriteria, minisite: number | undefined) {
  const query = toSearchQuery({ ...criteria, sort: defaultSort }, { ...searchSetting(useSite(), minisite), performMapSearch: true })
  return useAnswer({
    key: ['map', query],
    ask: async (signal) => stayPoints(await getJson('offers.json', query, isMapAnswer, signal)),
    keepsPrevious: true,
  })
}
