import type { ActivityOffers } from '../../contract/activity.ts'
import { activityQuestion } from '../../domain/activity/activity-question.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswer } from '../answers.ts'
import { postJson, withKeys } from '../api.ts'

const isActivities = withKeys<ActivityOffers>('results', 'searchDetails')

/** One page (zero-based) of activities. Earlier ones stay until the new ones are there; the latest request wins. */
export function useActivities(criteria: SearchCriteria, page: number, minisite: number | undefined, enabled: boolean) {
  const { locale } = useSite().market
  const question = activityQuestion(criteria, { locale, page, minisite })
  return useAnswer({
    key: ['activities', question],
    ask: (signal) => postJson('search/activity-only.json', { locale }, question, isActivities, signal),
    enabled,
    keepsPrevious: true,
  })
}
