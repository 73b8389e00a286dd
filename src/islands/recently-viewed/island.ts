import { island } from '../../hydration/island.ts'
import { RecentlyViewedProps } from './props.ts'
import RecentlyViewed from './RecentlyViewed.tsx'

export const recentlyViewed = island({ name: 'recently-viewed', component: RecentlyViewed, props: RecentlyViewedProps })
