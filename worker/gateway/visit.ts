import type { Agent } from '../../src/contract/agent.ts'
import type { Minisite } from '../../src/contract/cms/minisite.ts'
import type { Variations } from '../../src/domain/experiments/experiments.ts'
import type { MarketId } from '../../src/market/markets.ts'
import { careHost, isCareHost } from '../../src/market/public-address.ts'
import { isScreenSegment, resolvePlace } from '../../src/market/resolve.ts'

/** Together with the query it is the cache key of a page, so it must be serialisable. */
export interface PageKey {
  readonly market: MarketId
  readonly origin: string
  readonly base: string
  readonly minisite: Minisite | undefined
  /** The path below base and minisite, with a leading `/`. */
  readonly path: string
  readonly app: boolean
  /** Set when an agent is signed in: the page is not stored. */
  readonly agent?: Agent
  readonly variations?: Variations
  /** Set when the query names the variations: anybody can write such an address, so nothing of the page is stored. */
  readonly forced?: true
  /** Set when the path may be a partner's, but the partners are unavailable. */
  readonly uncertain?: true
}

export type Visit =
  | { readonly kind: 'page'; readonly key: PageKey }
  | { readonly kind: 'chooser' | 'splash' | 'nowhere' }
  | { readonly kind: 'moved'; readonly to: string }

/** The user agent of the mobile application, which shows the site inside. */
const appAgent = /\bEscaleApp\//

export interface ResolveVisitInput {
  readonly url: URL
  readonly userAgent: string
  readonly hosts: Readonly<Record<string, MarketId>>
  readonly agent?: Agent | undefined
  /** Read only where a path may belong to a minisite. */
  readonly minisites: () => Promise<readonly Minisite[] | null>
}

export async function resolveVisit({ url, userAgent, hosts, minisites, agent }: ResolveVisitInput): Promise<Visit> {
  const host = isCareHost(url.host) ? url.host.slice(careHost.length) : url.host
  const place = resolvePlace(host, url.pathname, hosts)
  if (place.kind === 'chooser' || place.kind === 'splash' || place.kind === 'nowhere') return { kind: place.kind }
  if (place.kind === 'moved') return { kind: 'moved', to: `${place.to}${url.search}` }
  const { market, base, rest } = place
  const [first, second] = rest
  const key = { market: market.id, origin: url.origin, base, app: appAgent.test(userAgent), ...(agent && { agent }) }
  const whole = { kind: 'page', key: { ...key, minisite: undefined, path: pathOf(rest) } } as const
  if (first === undefined || isScreenSegment(market.language, first)) return whole
  const partners = await minisites()
  if (!partners) return { kind: 'page', key: { ...whole.key, uncertain: true } }
  const ofMarket = partners.filter((partner) => partner.minisiteLocale === market.locale)
  if (first === 'minisite') {
    const partner = ofMarket.find(({ minisiteId }) => String(minisiteId) === second)
    return partner
      ? { kind: 'moved', to: `${base}/${partner.minisiteUrl}${rest.length > 2 ? pathOf(rest.slice(2)) : ''}${url.search}` }
      : whole
  }
  // Partners print their address, and readers type it in any case.
  const minisite = ofMarket.find(({ minisiteUrl }) => minisiteUrl === first.toLowerCase())
  if (!minisite) return whole
  const path = pathOf(rest.slice(1))
  if (minisite.minisiteUrl !== first)
    return { kind: 'moved', to: `${base}/${minisite.minisiteUrl}${path === '/' ? '' : path}${url.search}` }
  return { kind: 'page', key: { ...key, minisite, path } }
}

function pathOf(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`
}
