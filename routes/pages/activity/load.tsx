import { adultsInQuery } from '../../../src/domain/activity/activity-guests.ts'
import { contentPageOf, idOf } from '../../page.ts'
import { missingContent } from '../missing-content.ts'
import { ActivityPage } from './ActivityPage.tsx'
import { activityHead } from './head.ts'

/** Default validity in months. */
const usualValidity = 12

/** Activity page, from content. 410 when expired, 404 when unknown. */
export const activity = contentPageOf({
  async critical(context, params) {
    const { content } = context
    const id = idOf(params['activityId'])
    if (id === undefined) return missingContent(context, params, 'notFound')
    const [found, settings, footer] = await Promise.all([content.activity(id), content.settings(), content.footer()])
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    return {
      detail: found.value,
      validity: settings?.voucherValidityMonths.activity ?? usualValidity,
      byPhone: context.giftCheckout ? undefined : footer?.contact,
    }
  },
  document(context, { detail, validity, byPhone }) {
    const expired = detail.published === false
    const initialAdults = adultsInQuery(context.url.search)
    return {
      ...(expired && { status: 410 }),
      head: activityHead(context, detail, expired),
      caching: { seconds: 60, tags: ['activities', `activity-${detail.id}`] },
      frame: { kind: 'full', page: 'product' },
      body: <ActivityPage {...{ context, detail, expired, initialAdults, validity, byPhone }} />,
    }
  },
})
