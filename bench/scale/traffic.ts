import type { CachedKind } from '../../routes/page-ages.ts'
import { experiments, isShownOn } from '../../src/domain/experiments/experiments.ts'
import type { MarketId } from '../../src/market/markets.ts'
import type { Screen } from '../../src/market/segments.ts'
import type { ListedPages } from './addresses.ts'
import { zipfShares } from './random.ts'

/** What is assumed of visits. Nobody has measured this site yet: the shares are of the kind that travel sites publish. */
export const assumed = {
  markets: { fr: 0.38, es: 0.18, 'be-nl': 0.08, 'be-fr': 0.06, nl: 0.15, it: 0.15 },
  /** Shares of the edge locations in a market's visits: Paris, Marseille, Madrid, Brussels, Amsterdam, Milan. All of them ask one upper tier. */
  locations: {
    fr: [0.68, 0.27, 0, 0.05, 0, 0],
    es: [0, 0.05, 0.95, 0, 0, 0],
    'be-nl': [0, 0, 0, 0.8, 0.2, 0],
    'be-fr': [0.15, 0, 0, 0.85, 0, 0],
    nl: [0, 0, 0, 0.05, 0.95, 0],
    it: [0, 0.05, 0, 0, 0, 0.95],
  },
  /** Of page views that a shared cache may store at all. Checkouts, accounts and redeeming come on top (`personal`). */
  kinds: {
    home: 0.1,
    search: 0.44,
    stay: 0.27,
    hotel: 0.07,
    activities: 0.01,
    activity: 0.03,
    boxes: 0.02,
    box: 0.03,
    giftCard: 0.01,
    ideas: 0.005,
    contact: 0.005,
    static: 0.01,
  },
  /** Zipf's exponent of the pages of one kind in a market. */
  zipf: 1,
  /** Views of the day that fall into each hour, in the markets' time. */
  hours: [1.6, 0.9, 0.6, 0.4, 0.4, 0.7, 1.5, 2.7, 3.9, 4.9, 5.4, 5.6, 5.7, 5.6, 5.3, 5.1, 5.2, 5.5, 5.9, 6.6, 7.6, 8.1, 6.6, 4.2],
  /** Share in all views of pages that no cache stores: checkouts, confirmations, redeeming, dates in the query, the application's frame. */
  personal: 0.08,
  /** Visitors with consent to measurement, who see experiments. */
  measured: 0.55,
  /** Views below a partner's address, of some partner of the market. */
  partners: { share: 0.04, count: 6, zipf: 1 },
  /** Searches with a query: a further page of a list, or criteria (links of letters and campaigns, visitors without scripts). */
  queries: { share: 0.15, count: 40, zipf: 1.1 },
  /** Share of phones in all views, of both kinds of visitors: those with consent and those without. */
  phones: 0.6,
  /** How often a value of content changes in a day: a stay, a landing page, the navigation of a market. */
  changes: 2,
  /** Rendered pages of which a section failed. */
  incomplete: 0.001,
} as const satisfies Assumed

interface Assumed {
  readonly markets: Readonly<Record<MarketId, number>>
  readonly locations: Readonly<Record<MarketId, readonly number[]>>
  readonly kinds: Readonly<Record<CachedKind, number>>
  readonly [other: string]: unknown
}

/** A page with its share of all storable views, and the keys under which caches know it. */
export interface SimulatedPage {
  readonly market: MarketId
  readonly kind: CachedKind
  readonly path: string
  readonly share: number
}

/** Ranks are drawn by the order of a market's list, which `shuffled` mixes. */
export function simulatedPages(listed: readonly ListedPages[], zipf: number, random: () => number): readonly SimulatedPage[] {
  return listed.flatMap(({ market, kind, paths }) => {
    const shares = zipfShares(paths.length, zipf)
    const ofKind = assumed.markets[market] * assumed.kinds[kind]
    return shuffled(paths, random).map((path, rank) => ({ market, kind, path, share: ofKind * (shares[rank] ?? 0) }))
  })
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

const screens: Readonly<Partial<Record<CachedKind, Screen>>> = { home: 'home', search: 'stays', stay: 'stay', hotel: 'hotel' }

/** How many experiments are in the cache key of a kind of page. */
const experimentsOn = (kind: CachedKind): number => experiments.filter((experiment) => isShownOn(experiment, screens[kind])).length

/** A version of a page under a cache key of its own, with its share of the page's views. */
export interface Version {
  readonly share: number
  /** The market's own site, or that of one of its partners. */
  readonly site: number
  /** Everybody's page, without a variation of an experiment. */
  readonly isAnonymous: boolean
  /** Sections of content are stored for a site and flow, and some only without a query. */
  readonly hasQuery: boolean
}

const versions = new Map<CachedKind, readonly Version[]>()

/** Versions of a page by experiments, partner and query, the most visited first. */
export function versionsOf(kind: CachedKind): readonly Version[] {
  const known = versions.get(kind)
  if (known) return known
  const { partners, queries } = assumed
  const bySite = [1 - partners.share, ...zipfShares(partners.count, partners.zipf).map((share) => share * partners.share)]
  const byQuery =
    kind === 'search' ? [1 - queries.share, ...zipfShares(queries.count, queries.zipf).map((share) => share * queries.share)] : [1]
  const made = bySite
    .flatMap((share, site) =>
      byQuery.flatMap((query, at) =>
        combinationsOf(experimentsOn(kind)).map((varied, which) => ({
          share: share * query * varied,
          site,
          isAnonymous: which === 0,
          hasQuery: at > 0,
        })),
      ),
    )
    .sort((one, other) => other.share - one.share)
  versions.set(kind, made)
  return made
}

/** Shares of the combinations of so many experiments, the control first: each shows half of the visitors with consent its variation. */
function combinationsOf(count: number): readonly number[] {
  const all = 2 ** count
  return Array.from({ length: all }, (_, at) => assumed.measured / all + (at === 0 ? 1 - assumed.measured : 0))
}
