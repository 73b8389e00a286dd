import type { ReactNode } from 'react'
import type { ViewedItem } from '../../src/contract/viewed.ts'
import { Island } from '../../src/hydration/server/Island.tsx'
import { useSite } from '../../src/ui/site/SiteContext.tsx'
import { recentlyViewed } from '../../src/islands/recently-viewed/island.ts'

interface RecentlyViewedProps {
  /** The product of this page, which is added to the list. */
  readonly current?: ViewedItem | undefined
}

/** The island is hydrated on scrolling, by `src/enhancements/wishlist/record-viewed.ts`. */
export function RecentlyViewedSection({ current }: RecentlyViewedProps): ReactNode {
  return (
    useSite().recentlyViewed && <Island shared={!current} island={recentlyViewed} when="interaction" props={current ? { current } : {}} />
  )
}
