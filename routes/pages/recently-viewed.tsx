import type { ReactNode } from 'react'
import type { ViewedItem } from '../../src/contract/viewed.ts'
import { Island } from '../../src/hydration/server/Island.tsx'
import { recentlyViewed } from '../../src/islands/recently-viewed/island.ts'
import type { PageContext } from '../context.ts'

interface RecentlyViewedProps {
  readonly context: PageContext
  /** The product of this page, which is added to the list. */
  readonly current?: ViewedItem | undefined
}

/** The island is hydrated on scrolling, by `src/enhancements/wishlist/record-viewed.ts`. */
export function RecentlyViewedSection({ context, current }: RecentlyViewedProps): ReactNode {
  return context.view.recentlyViewed && <Island island={recentlyViewed} when="interaction" props={current ? { current } : {}} />
}
