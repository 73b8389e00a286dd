import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { OffersAnswer } from '../../contract/offers.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { toSearchQuery } from '../../domain/criteria/search-query.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { getJson } from '../api.ts'
import { useClient } from '../use-client.ts'
import { searchSetting } from './search-setting.ts'

/** One page (zero-based) of a search's results. Earlier ones stay until the new ones are there; the latest request wins. */
export function useOffers(criteria: SearchCriteria, page: number, minisite: number | undefined, enabled: boolean) {
  const query = toSearchQuery(criteria, { ...searchSetting(useSite(), minisite), page })
  return useQuery(
    {
      queryKey: ['offers', query],
      queryFn: ({ signal }) => getJson('offers.json', query, OffersAnswer, signal),
      enabled,
      placeholderData: keepPreviousData,
    },
    useClient(),
  )
}
