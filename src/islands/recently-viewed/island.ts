import * as v from 'valibot'
import { ViewedItem } from '../../contract/viewed.ts'
import { island } from '../../hydration/island.ts'
import RecentlyViewed from './RecentlyViewed.tsx'

export const RecentlyViewedProps = v.object({
  /** Product of this page: stored, but not shown here. */
  current: v.optional(ViewedItem),
})
export type RecentlyViewedProps = v.InferOutput<typeof RecentlyViewedProps>

export const recentlyViewed = island({ name: 'recently-viewed', component: RecentlyViewed, props: RecentlyViewedProps })
