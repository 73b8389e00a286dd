import * as v from 'valibot'
import { Footer } from '../../contract/cms.ts'
import { ActivityPrices } from '../../contract/activity.ts'
import { Count, Id } from '../../contract/scalars.ts'
import { island } from '../../hydration/island.ts'
import ActivityBox from './ActivityBox.tsx'

export const ActivityBoxProps = v.object({
  activityId: Id,
  label: v.string(),
  prices: ActivityPrices,
  initialAdults: v.optional(Count),
  /** Customer service, where activities are not sold online; texts are content. */
  byPhone: v.optional(Footer.entries.contact),
})
export type ActivityBoxProps = v.InferOutput<typeof ActivityBoxProps>

export const activityBox = island({ name: 'activity-box', component: ActivityBox, props: ActivityBoxProps })
