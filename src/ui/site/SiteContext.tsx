import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Flow } from '../../contract/cms/flow.ts'
import type { StreetTiles } from '../../contract/street-tiles.ts'
import type { Variations } from '../../domain/experiments/experiments.ts'
import type { Market, MarketId } from '../../market/markets.ts'
import type { Site } from '../../market/site.ts'

/** Plain JSON, the same on the server and in islands. */
export interface SiteView {
  readonly site: Site
  readonly flow: Flow
  readonly mode: { readonly app: boolean; readonly customerCare: boolean }
  /** The market's date today, `yyyy-MM-dd`. */
  readonly today: string
  /** The market's hour, 0 to 23: from 20 on no arrival today. */
  readonly hour: number
  /** Show prices rounded up to whole euros (market content). */
  readonly roundUpPrices?: boolean
  /** The hotel flow (`flow=hotel`), which otherwise is that of a booking. */
  readonly hotels?: boolean
  /** Open products and hotels in new tabs (market content). */
  readonly newTab?: boolean
  /** Experiments shown in their variation; absent: all show the control. */
  readonly variations?: Variations
  /** Features: wishlist, recently viewed products. */
  readonly wishlist?: boolean
  readonly recentlyViewed?: boolean
  /** Customers have no accounts: they look up a booking. */
  readonly withoutAccounts?: boolean
  /** Google's tag names visitors: analytics uses its id. */
  readonly googleId?: boolean
  /** Links then carry the criteria in theirs, which also a browser without scripts sends. */
  readonly criteriaInQuery?: boolean
  /** Street-level tiles of the map, where a provider is configured. */
  readonly streetTiles?: StreetTiles
  /** Prefix of each market's paths from this host, where it differs from the market's base: an origin, or empty. */
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
