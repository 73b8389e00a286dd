import { emptyInUnknownPlace, noActivities } from '../../empty-results.ts'
import { toActivityRequest } from '../../../src/domain/search/request-body.ts'
import { orFail } from '../../../src/contract/outcome.ts'

import { hasSearchCriteria, parseSearchCriteria } from '../../../src/domain/search/hash.ts'
import { pageOf as pageNumberOf } from '../../../src/domain/pagination/pagination.ts'
import { pageOf } from '../../page.ts'
import { searchOffers } from '../search-offers.ts'
import { followPlaceName } from '../search/place-name.ts'
import { missingContent } from '../missing-content.ts'
import { ActivitiesPage } from './ActivitiesPage.tsx'
import { activitiesHead } from './head.ts'

/** Activities search: title, picture and head from content, results deferred. */
export const activities = pageOf({
  async critical(context, params) {
    const { content, url } = context
    const [found, { themes }] = await Promise.all([content.activities(), searchOffers(content)])
    if (found.kind !== 'ok') return missingContent(context, params, 'unavailable')
    await followPlaceName(context, { screen: 'activities' })
    const page = pageNumberOf(url.searchParams.get('page'))
    return { about: found.value, themes, page, criteria: parseSearchCriteria(url.search) }
  },
  deferred({ upstream, site, minisite }, { about, page, criteria }) {
    const request = toActivityRequest(criteria, { locale: site.market.locale, page, minisite: minisite?.minisiteId })
    const found = upstream.activities(request)
    return { offers: orFail(criteria.destination ? emptyInUnknownPlace(found, noActivities(about)) : found) }
  },
  document: (context, parts) => ({
    head: activitiesHead(context, parts.about, { page: parts.page, refined: hasSearchCriteria(context.url.search) }),
    caching: { seconds: 60, tags: ['search', 'activities'] },
    frame: { kind: 'full', page: 'search' },
    body: <ActivitiesPage context={context} {...parts} />,
  }),
})
