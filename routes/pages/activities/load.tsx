import { emptyInUnknownPlace, noActivities } from '../../unknown-place.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import { activityQuestion } from '../../../src/domain/activity/activity-question.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../../../src/domain/criteria/parse-search.ts'
import { pageOf } from '../../../src/domain/pagination/pagination.ts'
import type { PageLoader } from '../../index.ts'
import { searchOffers } from '../search-offers.ts'
import { followPlaceName } from '../search/place-name.ts'
import { unavailable } from '../unavailable.tsx'
import { ActivitiesPage } from './ActivitiesPage.tsx'
import { activitiesHead } from './head.ts'

/** Search for activities: title, picture and head come from content, the activities of the query's criteria as they come. */
export const activities: PageLoader = async (context) => {
  const { content, upstream, url, market, minisite } = context
  const found = await content.activities()
  if (found.kind !== 'ok') return unavailable(context)
  await followPlaceName(context, { screen: 'activities' })

  const page = pageOf(url.searchParams.get('page'))
  const criteria = parseSearchCriteria(url.search)
  const question = activityQuestion(criteria, { locale: market.locale, page, minisite: minisite?.minisiteId })
  const asked = upstream.activities(question)
  const offers = orFail(criteria.destination ? emptyInUnknownPlace(asked, noActivities(found.value)) : asked)
  const { themes } = await searchOffers(content)
  const refined = hasSearchCriteria(url.search)
  return {
    head: activitiesHead(context, found.value, { page, refined }),
    caching: { seconds: 60, tags: ['search', 'activities'] },
    frame: { kind: 'full', page: 'search' },
    body: <ActivitiesPage {...{ context, about: found.value, page, criteria, offers, themes }} />,
  }
}
