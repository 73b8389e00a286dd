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
  /** Number of the partner whose minisite it is. */
  readonly partner?: number
  readonly mode: { readonly app: boolean; readonly customerCare: boolean }
  /** The market's date. */
  readonly today: string
  /** The market's hour, 0 to 23: from 20 on no arrival today. */
  readonly hour: number
  /** Content of the market. */
  readonly roundUpPrices?: boolean
  /** `flow=hotel`; `flow` is then booking. */
  readonly hotels?: boolean
  /** Content of the market. */
  readonly newTab?: boolean
  /** Experiments in their variation. */
  readonly variations?: Variations
  readonly wishlist?: boolean
  readonly recentlyViewed?: boolean
  /** Customers look up a booking. */
  readonly withoutAccounts?: boolean
  /** Analytics uses the id of Google's tag. */
  readonly googleId?: boolean
  /** Links have them in the query too, for browsers without scripts. */
  readonly criteriaInQuery?: boolean
  /** Absent without a provider. */
  readonly streetTiles?: StreetTiles
  /** Prefix of paths where it differs from the market's base: an origin, or empty. */
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
