import * as v from 'valibot'
import { ActivityPrices } from '../../contract/activity.ts'
import { Count, Id } from '../../contract/scalars.ts'

export const ActivityBoxProps = v.object({
  activityId: Id,
  label: v.string(),
  prices: ActivityPrices,
  initialAdults: v.optional(Count),
})
export type ActivityBoxProps = v.InferOutput<typeof ActivityBoxProps>
