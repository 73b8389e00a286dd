import type { PageRecord } from './page.ts'
import type { Robots } from './robots.ts'
import type { ListedPage } from './sitemap.ts'
import { whereabouts } from './whereabouts.ts'

/** What is known of a site before its pages are read. */
export interface SiteMap {
  /** Scheme and canonical host. */
  readonly origin: string
  readonly robots: Robots
  /** Pages of the sitemaps that were read, by address (path and query). */
  readonly listed: ReadonlyMap<string, ListedPage>
}

/** The pages of a crawl and how they are linked. */
export interface Graph extends SiteMap {
  /** By address (path and query). */
  readonly pages: ReadonlyMap<string, PageRecord>
  /** Clicks from the market's home, by address; only of markets whose reach was measured. */
  readonly depths: ReadonlyMap<string, number>
  /** Bases of the markets whose reach was measured. */
  readonly measured: ReadonlySet<string>
  /** The right address of each that was misspelt on purpose. */
  readonly misspelt: ReadonlyMap<string, string>
}

/** Returns the address (path and query) of a link, without its hash; undefined for other sites and other schemes. */
export function addressOf(href: string, page: string, origin: string): string | undefined {
  if (!URL.canParse(href, origin + page)) return undefined
  const url = new URL(href, origin + page)
  return url.origin === origin ? url.pathname + url.search : undefined
}

/** The addresses that a page links to, each once. */
export function targetsOf(
  page: PageRecord,
  origin: string,
  accepts: (link: PageRecord['links'][number]) => boolean = () => true,
): string[] {
  const targets = page.links.filter(accepts).flatMap(({ href }) => addressOf(href, page.address, origin) ?? [])
  return [...new Set(targets)]
}

/** Whether search engines index a page under its own address. */
export const isIndexable = ({ status, robots, canonical, address }: PageRecord, origin: string): boolean =>
  status === 200 && robots.startsWith('index') && canonical === origin + address

/** The first page that links to each address: where to look for a wrong link. */
export function linkedFrom({ pages, origin }: Pick<Graph, 'pages' | 'origin'>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const page of pages.values()) for (const target of targetsOf(page, origin)) if (!found.has(target)) found.set(target, page.address)
  return found
}

/** Indexable pages of a market by one of their texts, for what must be there once. */
export function pagesBy(graph: Graph, text: 'title' | 'description'): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(graph)?.[text]
  if (known) return known
  const found = new Map<string, string[]>()
  for (const page of graph.pages.values()) {
    if (!isIndexable(page, graph.origin) || !page[text]) continue
    const key = textKey(page, text)
    found.set(key, [...(found.get(key) ?? []), page.address])
  }
  indexes.set(graph, { ...indexes.get(graph), [text]: found })
  return found
}

const indexes = new WeakMap<Graph, Partial<Record<'title' | 'description', ReadonlyMap<string, readonly string[]>>>>()

/** A text in its market. */
export const textKey = (page: PageRecord, text: 'title' | 'description'): string => `${whereabouts(page.address).base} ${page[text]}`
