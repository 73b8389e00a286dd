import * as v from 'valibot'
import { ViewedItem } from '../../contract/viewed.ts'

export const RecentlyViewedProps = v.object({
  /** What this page shows: it is kept, and not shown here. */
  current: v.optional(ViewedItem),
})
export type RecentlyViewedProps = v.InferOutput<typeof RecentlyViewedProps>
