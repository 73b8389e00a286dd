import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Flow } from '../../contract/cms.ts'
import type { Variations } from '../../domain/experiments/experiments.ts'
import { type Market, type MarketId, markets } from '../../market/markets.ts'
import type { Site } from '../../market/site.ts'

/** What every component may know of the page it is on: plain JSON, the same on the server and in islands. */
export interface SiteView {
  readonly site: Site
  readonly flow: Flow
  readonly mode: { readonly app: boolean; readonly customerCare: boolean }
  /** The market's date today, `yyyy-MM-dd`. */
  readonly today: string
  /** Market content: prices are shown rounded up to whole euros. */
  readonly roundUpPrices?: boolean
  /** Market content: products and hotels open in tabs of their own. */
  readonly newTab?: boolean
  /** Experiments whose variation this page shows; none: the control. */
  readonly variations?: Variations
  /** Features: products can be put on a wishlist; those looked at are kept and shown again. */
  readonly wishlist?: boolean
  readonly recentlyViewed?: boolean
  /** Start of each market's paths seen from this host, where it differs from the market's base: another origin, or empty. */
  readonly homes?: Partial<Readonly<Record<MarketId, string>>>
}

type PageSite = SiteView & { readonly market: Market }

const SiteContext = createContext<PageSite | undefined>(undefined)

export function SiteProvider({ view, children }: { view: SiteView; children: ReactNode }): ReactNode {
  const site = useMemo(() => ({ ...view, market: view.site.market }), [view])
  return <SiteContext value={site}>{children}</SiteContext>
}

export function useSite(): PageSite {
  const site = useContext(SiteContext)
  if (!site) throw new Error('rendered outside a site: wrap the page or the island in SiteProvider')
  return site
}

/** What the paths of a market start with, seen from this page: `/fr`, an origin, or empty. */
export function marketStart(view: SiteView, id: MarketId): string {
  return view.homes?.[id] ?? markets.find((market) => market.id === id)?.base ?? ''
}
