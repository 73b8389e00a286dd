import { askedAdults } from '../../../src/domain/activity/activity-guests.ts'
import type { PageLoader } from '../../index.ts'
import { notFound } from '../not-found/load.tsx'
import { unavailable } from '../unavailable.tsx'
import { ActivityPage } from './ActivityPage.tsx'
import { activityHead } from './head.ts'

/** Months an activity can be redeemed, where content says nothing. */
const usualValidity = 12

/** One activity, from content: both views of the specification on one page. An expired one keeps its page (410), an unknown one is 404. */
export const activity: PageLoader = async (context, params) => {
  const { content, url } = context
  const id = idOf(params['activityId'])
  if (id === undefined) return notFound(context, params)
  const [found, settings] = await Promise.all([content.activity(id), content.settings()])
  if (found.kind === 'notFound') return notFound(context, params)
  if (found.kind === 'unavailable') return unavailable(context)
  const detail = found.value
  const expired = detail.published === false
  const asked = askedAdults(url.search)
  const validity = settings?.voucherValidityMonths.activity ?? usualValidity
  return {
    ...(expired && { status: 410 }),
    head: activityHead(context, detail, expired),
    caching: { seconds: 60, tags: ['activities', `activity-${detail.id}`] },
    frame: { kind: 'full', page: 'product' },
    body: <ActivityPage {...{ context, detail, expired, asked, validity }} />,
  }
}

function idOf(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
