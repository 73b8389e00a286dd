import { adultsInQuery } from '../../../src/domain/activity/activity-guests.ts'
import { defaultValidityMonths } from '../../../src/contract/cms/settings.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import { idOf, pageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { missingContent } from '../missing-content.ts'
import { ActivityPage } from './ActivityPage.tsx'
import { activityHead } from './head.ts'

const nearbyKm = 30
const maxNearbyStays = 6

/** Sends 410 for an expired activity and 404 for an unknown one. */
export const activity = pageOf({
  async critical(context, params) {
    const { content } = context
    const id = idOf(params['activityId'])
    if (id === undefined) return missingContent(context, params, 'notFound')
    const [found, sections, settings] = await Promise.all([
      content.activity(id),
      context.sections.read(`activity:${id}`),
      content.settings(),
    ])
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    return { detail: found.value, sections, validityMonths: settings?.voucherValidityMonths.activity ?? defaultValidityMonths.activity }
  },
  deferred({ upstream, view }, { detail }) {
    const { latitude: lat, longitude: lng } = detail.mainActivityCenter.location
    const search = { lat, lng, distanceMax: nearbyKm, orderBy: 'distance', limit: maxNearbyStays } as const
    return { stays: view.mode.customerCare ? undefined : orFail(upstream.offers(search)) }
  },
  document(context, { detail, sections, validityMonths, stays }) {
    const expired = detail.published === false
    const initialAdults = adultsInQuery(context.url.search)
    return {
      ...(expired && { status: 410 }),
      head: activityHead(context, detail, expired),
      caching: { ...pageAges.activity, tags: ['activities', `activity-${detail.id}`] },
      frame: { kind: 'full', page: 'product' },
      body: <ActivityPage {...{ detail, sections, expired, initialAdults, validityMonths, stays }} />,
    }
  },
})
