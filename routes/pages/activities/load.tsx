import { activityCriteria } from '../../../src/domain/activity/activity-criteria.ts'
import { pageNumberOf } from '../../../src/domain/pagination/pagination.ts'
import type { DestinationRef } from '../../../src/domain/search/destination.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../../../src/domain/search/hash.ts'
import type { PageContext } from '../../context.ts'
import { pageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { missingContent } from '../missing-content.ts'
import { searchBoxContent } from '../search-box-content.ts'
import { loadSearch } from '../search/load-search.ts'
import { followPlaceName } from '../search/place-name.ts'
import { ActivitiesPage } from './ActivitiesPage.tsx'
import { isMissing } from '../list-page.ts'
import { activitiesHead, activitiesList } from './head.ts'

export const activities = pageOf({
  async critical(context, params) {
    const { content, url } = context
    const criteria = activityCriteria(parseSearchCriteria(url.search))
    const [found, { themes }] = await Promise.all([aboutPlace(content, criteria.destination), searchBoxContent(content)])
    if (found.kind !== 'ok') return missingContent(context, params, 'unavailable')
    const unknown = await followPlaceName(context, { screen: 'activities', own: found.value.searchDetails.destination })
    return { about: found.value, themes, unknown, page: pageNumberOf(url.searchParams.get('page')), criteria }
  },
  deferred(context, { page, criteria }) {
    return loadSearch(context, { criteria, flow: 'activity', page, placeOfQuery: criteria.destination !== undefined })
  },
  document(context, loaded) {
    const head = {
      context,
      about: loaded.about,
      page: loaded.page,
      refined: loaded.unknown !== undefined || hasSearchCriteria(context.url.search),
    }
    return {
      ...(isMissing(activitiesList(head)) && { status: 404 }),
      head: activitiesHead(head),
      caching: { ...(loaded.unknown ? { seconds: 0, personal: true } : pageAges.activities), tags: ['search', 'activities'] },
      frame: { kind: 'full', page: 'search' },
      body: <ActivitiesPage context={context} {...loaded} banners={[]} />,
    }
  },
})

async function aboutPlace(content: PageContext['content'], place: DestinationRef | undefined) {
  const own = place && (await content.activitiesIn(place))
  return own?.kind === 'ok' ? own : content.activities()
}
