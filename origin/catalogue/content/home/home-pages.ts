import type * as v from 'valibot'
import type { HomePages } from '../../../../src/contract/cms/home-page.ts'
import type { Edition } from '../edition.ts'
import { activityHome } from './activity.ts'
import { bookingHome } from './booking.ts'
import { giftingHome } from './gifting.ts'
import { planOf } from './plan.ts'

export function homePages(edition: Edition): v.InferOutput<typeof HomePages> {
  const plan = planOf(edition.locale)
  return { booking: bookingHome(edition, plan), gifting: giftingHome(edition, plan), activity: activityHome(edition, plan) }
}
