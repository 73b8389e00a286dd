import * as v from 'valibot'
import { ViewedItem } from '../../contract/viewed.ts'

export const RecentlyViewedProps = v.object({
  /** The product of this page, which is added to the stored list but not shown among the others. */
  current: v.optional(ViewedItem),
})
export type RecentlyViewedProps = v.InferOutput<typeof RecentlyViewedProps>
