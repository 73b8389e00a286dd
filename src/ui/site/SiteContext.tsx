import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Flow } from '../../contract/cms/flow.ts'
import type { StreetTiles } from '../../contract/street-tiles.ts'
import type { Variations } from '../../domain/experiments/experiments.ts'
import type { Redeeming } from '../../domain/redeeming/redeeming.ts'
import type { Market, MarketId } from '../../market/markets.ts'
import type { Site } from '../../market/site.ts'

/** Must be plain JSON, because the server writes it for the islands. */
export interface SiteView {
  readonly site: Site
  readonly flow: Flow
  /** The number of the partner whose minisite this is. */
  readonly partner?: number
  readonly mode: { readonly app: boolean; readonly customerCare: boolean }
  readonly today: string
  readonly hour: number
  /** Set where the market's content rounds prices up. */
  readonly roundUpPrices?: boolean
  /** Set for `flow=hotel`, where `flow` is booking. */
  readonly hotels?: boolean
  /** Set where the market's content opens products in new tabs. */
  readonly newTab?: boolean
  readonly variations?: Variations
  readonly wishlist?: boolean
  readonly recentlyViewed?: boolean
  /** Set where customers have no accounts: they look up a booking instead. */
  readonly withoutAccounts?: boolean
  readonly googleId?: boolean
  /** Set where links carry criteria in the query too, for browsers without scripts. */
  readonly criteriaInQuery?: boolean
  readonly streetTiles?: StreetTiles
  /** Set where a beneficiary chooses a stay: the results are those of the gift. */
  readonly redeeming?: Redeeming | undefined
  /** Where paths of a market start if it is not at its base: an origin, or an empty text. */
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
