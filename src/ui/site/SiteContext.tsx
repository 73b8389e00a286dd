import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Flow } from '../../contract/cms/flow.ts'
import type { StreetTiles } from '../../contract/street-tiles.ts'
import type { Experiment, Variations } from '../../domain/experiments/experiments.ts'
import type { Redeeming } from '../../domain/redeeming/redeeming.ts'
import type { Market, MarketId } from '../../market/markets.ts'
import type { Site } from '../../market/site.ts'

/** Must be plain JSON, because the server writes it for the islands. */
export interface SiteView {
  readonly site: Site
  readonly flow: Flow
  /** The number of the partner whose minisite this is. */
  readonly partner?: number
  readonly mode: { readonly app?: boolean; readonly customerCare?: boolean }
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

type PageSite = Omit<SiteView, 'variations'> & { readonly market: Market }

interface Place {
  readonly site: PageSite
  readonly variations: Variations
  readonly experiments: readonly string[] | undefined
}

const SiteContext = createContext<Place | undefined>(undefined)

interface SiteProviderProps {
  readonly view: SiteView
  /** Around markup that other visitors get too: the experiments that it may show. */
  readonly experiments?: readonly string[] | undefined
  readonly children: ReactNode
}

export function SiteProvider({ view, experiments, children }: SiteProviderProps): ReactNode {
  const place = useMemo(() => {
    const { variations = [], ...site } = view
    return { site: { ...site, market: site.site.market }, variations, experiments }
  }, [view, experiments])
  return <SiteContext value={place}>{children}</SiteContext>
}

function usePlace(): Place {
  const place = useContext(SiteContext)
  if (!place) throw new Error('rendered outside a site: wrap the page or the island in SiteProvider')
  return place
}

export const useSite = (): PageSite => usePlace().site

/** Returns whether the visitor sees the variation of an experiment, and not its control. Markup that is kept must name the experiment. */
export function useVariation(experiment: Experiment): boolean {
  const { variations, experiments } = usePlace()
  if (import.meta.env.SSR && experiments && !experiments.includes(experiment)) throw new Error(`kept without naming ${experiment}`)
  return variations.includes(experiment)
}
