import type { ReactNode } from 'react'
import { Island } from '../../src/hydration/server/Island.tsx'
import { recentlyViewed } from '../../src/islands/recently-viewed/island.ts'
import type { PageContext } from '../context.ts'

/** Recently viewed products, on pages that add none: hydrated by `src/enhancements/record-viewed.ts`, if there are any. */
export function RecentlyViewed({ context }: { context: PageContext }): ReactNode {
  return context.view.recentlyViewed && <Island island={recentlyViewed} when="interaction" props={{}} />
}
