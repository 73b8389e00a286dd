import { useMemo } from 'react'
import { activityCriteria } from '../../domain/activity/activity-criteria.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import type { SearchBase } from '../../contract/search-base.ts'
import { criteriaInForce } from '../../domain/search/search-base.ts'

/** The criteria in force: those of the hash, or of the server's page when it is empty. */
export function useSearchCriteria(base: SearchBase, hash: string): SearchCriteria {
  const { today, hour, flow } = useSite()
  return useMemo(() => {
    const criteria = criteriaInForce(base, hash, today, hour)
    return flow === 'activity' ? activityCriteria(criteria) : criteria
  }, [base, hash, today, hour, flow])
}
