import { type Market, marketOf, type MarketId } from '../../src/market/markets.ts'
import { type Graph, linkedFrom, type SiteMap, targetsOf } from './graph.ts'
import { misspellings } from './misspellings.ts'
import { type PageRecord, type ReadInput, readPage, recordOf } from './page.ts'
import { type Robots, readRobots } from './robots.ts'
import { farthest } from './rules/links.ts'
import { linkRules, listRules, pageRules } from './rules/rules.ts'
import { sample } from './sample.ts'
import { type ListedPage, listedIn, partsOf } from './sitemap.ts'
import { marketOfPart, type PageKind, whereabouts } from './whereabouts.ts'

export interface CrawlOptions {
  /** Scheme and host of the site. */
  readonly origin: string
  /** Requests an address (path and query) without following redirects. */
  readonly request: (address: string) => Promise<ReadInput>
  readonly markets: readonly MarketId[]
  /** Base paths of the partners' sites to visit. */
  readonly minisites: readonly string[]
  /** Listed pages of each kind in each market. */
  readonly pages: number
  /** Further addresses of each kind that links of a market lead to. */
  readonly links: number
  readonly seed: number
  /** Markets whose pages' distance from home is measured. */
  readonly reach: readonly MarketId[]
  readonly connections: number
  /** Whether the time for the crawl is over. */
  readonly isOver: () => boolean
}

export interface Contradiction {
  readonly rule: string
  readonly page: string
  readonly found: string
  /** A page that links there. */
  readonly linkedFrom: string | undefined
}

export interface Crawl {
  readonly graph: Graph
  readonly contradictions: readonly Contradiction[]
  /** What there was no time for. */
  readonly unfinished: readonly string[]
}

/** Visits a site and compares what it says of itself. */
export async function crawl(options: CrawlOptions): Promise<Crawl> {
  const map = await readSiteMap(options)
  const visits = visiting(options, map)
  const misspelt = new Map<string, string>()
  for (const market of options.markets.map(marketOf)) {
    await visitSample(market, options, map, visits)
    for (const [wrong, right] of misspellings([...visits.pages.keys()].filter((address) => whereabouts(address).base === market.base)))
      misspelt.set(wrong, right)
  }
  for (const base of options.minisites) await visitMinisite(base, options, visits)
  await visits.all([...misspelt.keys()])
  const { depths, measured } = await measureReach(options, map, visits)
  const graph: Graph = { ...map, pages: visits.pages, depths, measured, misspelt }
  const from = linkedFrom(graph)
  const found = [...visits.contradictions, ...inGraph(graph)]
  return {
    graph,
    contradictions: found.map((one) => ({ ...one, linkedFrom: from.get(one.page) })),
    unfinished: visits.unfinished,
  }
}

type Found = Omit<Contradiction, 'linkedFrom'>

async function readSiteMap({ origin, request, markets }: CrawlOptions): Promise<SiteMap> {
  const robots: Robots = readRobots((await request('/robots.txt')).body)
  const listed = new Map<string, ListedPage>()
  const pathOf = (url: string) => url.slice(origin.length) || '/'
  for (const sitemap of robots.sitemaps) {
    const parts = partsOf((await request(pathOf(sitemap))).body).map(pathOf)
    for (const part of parts) {
      const market = marketOfPart(part)
      if (!market || !markets.includes(market.id)) continue
      const { status, body } = await request(part)
      if (status !== 200) throw new Error(`${part} is ${status}`)
      for (const page of listedIn(body)) listed.set(pathOf(page.url), page)
    }
  }
  for (const market of markets.map(marketOf))
    if (![...listed.keys()].some((address) => whereabouts(address).market === market)) throw new Error(`no sitemap lists ${market.base}`)
  return { origin, robots, listed }
}

interface Visits {
  readonly pages: ReadonlyMap<string, PageRecord>
  readonly contradictions: readonly Found[]
  readonly unfinished: readonly string[]
  /** Visits each address once, `onPage` also of those visited before; returns false if the time was over before the end. */
  readonly all: (addresses: readonly string[], onPage?: (page: PageRecord) => void, isEnough?: () => boolean) => Promise<boolean>
}

function visiting({ request, connections, isOver }: CrawlOptions, map: SiteMap): Visits {
  const pages = new Map<string, PageRecord>()
  const contradictions: Found[] = []
  const unfinished: string[] = []
  const visit = async (address: string): Promise<PageRecord> => {
    const known = pages.get(address)
    if (known) return known
    const first = await request(address)
    // A crawler comes back later; a busy machine is slow, not wrong.
    const page = readPage(first.status === 503 ? await request(address) : first)
    for (const rule of pageRules)
      for (const found of new Set(rule.find(page, map))) contradictions.push({ rule: rule.name, page: address, found })
    const record = recordOf(page)
    pages.set(address, record)
    return record
  }
  const all: Visits['all'] = async (listed, onPage, isEnough = () => false) => {
    const addresses = [...new Set(listed)]
    let next = 0
    const goesOn = () => next < addresses.length && !isOver() && !isEnough()
    const one = async () => {
      while (goesOn()) {
        const address = addresses[next++] ?? ''
        const page = await visit(address)
        onPage?.(page)
      }
    }
    await Promise.all(Array.from({ length: connections }, one))
    const isWhole = next >= addresses.length || isEnough()
    if (!isWhole) unfinished.push(`${addresses.length - next} addresses, from ${addresses[next]}`)
    return isWhole
  }
  return { pages, contradictions, unfinished, all }
}

/** Visits home, the sample of each kind that the market's sitemap lists, and a sample of what they link to beyond it. */
async function visitSample(market: Market, options: CrawlOptions, map: SiteMap, visits: Visits): Promise<void> {
  const { pages, links, seed } = options
  const own = [...map.listed.keys()].filter((address) => (whereabouts(address).market ?? market) === market)
  await visits.all([market.base, ...byKind(own).flatMap(([, addresses]) => sample(addresses, pages, seed))])
  const isUnlisted = (address: string) => !map.listed.has(address)
  await visits.all(
    byKind(targetsBelow(market.base, options, visits, map).filter(isUnlisted)).flatMap(([, found]) => sample(found, links, seed)),
  )
}

/** Partners' pages are in no sitemap: home, then a sample of each kind that its pages link to. */
async function visitMinisite(base: string, { pages, seed, ...options }: CrawlOptions, visits: Visits): Promise<void> {
  const few = Math.max(1, Math.ceil(pages / 4))
  await visits.all([base])
  for (const _ of ['what home links to', 'what these link to'])
    await visits.all(byKind(targetsBelow(base, options, visits)).flatMap(([, found]) => sample(found, few, seed)))
}

/** What the visited pages below a base link to, there too, and a crawler may request. */
function targetsBelow(base: string, { origin }: Pick<CrawlOptions, 'origin'>, { pages }: Visits, map?: SiteMap): string[] {
  const isBelow = (address: string) => whereabouts(address).base === base
  const targets = [...pages.values()].filter(({ address }) => isBelow(address)).flatMap((page) => targetsOf(page, origin))
  return [...new Set(targets)].filter(
    (target) => isBelow(target) && whereabouts(target).kind !== 'of one visitor' && !map?.robots.isClosed(target),
  )
}

function byKind(addresses: readonly string[]): readonly (readonly [PageKind, string[]])[] {
  const groups = new Map<PageKind, string[]>()
  for (const address of addresses) {
    const { kind } = whereabouts(address)
    const group = groups.get(kind)
    if (group) group.push(address)
    else groups.set(kind, [address])
  }
  return [...groups]
}

/** Pages with many links first: they reach the rest. */
const hubs: readonly PageKind[] = [
  'home',
  'search',
  'landing',
  'activities',
  'ideas',
  'boxes',
  'theme × place',
  'static',
  'hotel',
  'activity',
  'stay',
]

async function measureReach({ reach, origin }: CrawlOptions, map: SiteMap, visits: Visits): Promise<Pick<Graph, 'depths' | 'measured'>> {
  const depths = new Map<string, number>()
  const measured = new Set<string>()
  for (const market of reach.map(marketOf)) {
    const missing = new Set([...map.listed.keys()].filter((address) => whereabouts(address).market === market))
    const arrive = (address: string, depth: number) => {
      depths.set(address, depth)
      missing.delete(address)
    }
    arrive(market.base, 0)
    let level = [market.base]
    let isWhole = true
    for (let depth = 1; depth <= farthest && missing.size > 0 && isWhole; depth++) {
      const next: string[] = []
      const follow = (page: PageRecord) => {
        for (const target of targetsOf(page, origin, ({ isFollowed }) => isFollowed)) {
          if (depths.has(target) || target.includes('?') || map.robots.isClosed(target)) continue
          const { base, kind } = whereabouts(target)
          if (base !== market.base || kind === 'of one visitor') continue
          arrive(target, depth)
          next.push(target)
        }
      }
      const rank = (address: string) => hubs.indexOf(whereabouts(address).kind)
      isWhole = await visits.all(
        level.toSorted((one, other) => rank(one) - rank(other)),
        follow,
        () => missing.size === 0,
      )
      level = next
    }
    if (isWhole) measured.add(market.base)
  }
  return { depths, measured }
}

function inGraph(graph: Graph): Found[] {
  const ofPages = [...graph.pages.values()].flatMap((page) =>
    linkRules.flatMap(({ name, find }) => [...new Set(find(page, graph))].map((found) => ({ rule: name, page: page.address, found }))),
  )
  const ofLists = [...graph.listed].flatMap(([page, entry]) =>
    listRules.flatMap(({ name, find }) => find(entry, graph).map((found) => ({ rule: name, page, found }))),
  )
  return [...ofPages, ...ofLists]
}
