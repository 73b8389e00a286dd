import type { ActivityOffers } from '../../contract/activity.ts'
import { toActivityRequest } from '../../domain/search/request-body.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useQuery } from '../queries/use-query.ts'
import { postJson, withKeys } from '../queries/api.ts'

const isActivities = withKeys<ActivityOffers>('results', 'searchDetails')

/** Loads a page (zero-based); previous results stay until the new ones arrive. */
export function useActivities(criteria: SearchCriteria, page: number, minisite: number | undefined, enabled: boolean) {
  const { locale } = useSite().market
  const request = toActivityRequest(criteria, { locale, page, minisite })
  return useQuery({
    key: ['activities', request],
    load: (signal) => postJson('search/activity-only.json', { locale }, request, isActivities, signal),
    enabled,
    keepPreviousData: true,
  })
}
