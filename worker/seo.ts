import type { Context } from 'hono'
import * as v from 'valibot'
import { Alternates } from '../src/contract/seo.ts'
import { type Market, marketOfLocale, markets } from '../src/market/markets.ts'
import { careHost } from '../src/market/public-address.ts'
import { nowOf } from './clock.ts'
import type { Env } from './env.ts'
import { marketHomes, marketHosts } from './market-hosts.ts'
import { servicesOf } from './services.ts'
import { beforeMarkets, marketPages } from './sitemap-pages.ts'

type Gateway = Context<{ Bindings: Env }>

const kinds = ['pages', 'stays', 'destinations', 'hotels', 'activities'] as const
const caching = { 'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400', 'cache-tag': 'seo' }
const xml = { 'content-type': 'application/xml; charset=utf-8', ...caching }

/** `/robots.txt`: everything public may be crawled, except what only makes sense for one visitor. */
export function robots(c: Gateway): Response {
  const { origin, host } = new URL(c.req.url)
  const open = c.env.INDEXABLE === 'true' && !host.startsWith(careHost)
  const lines = open
    ? ['User-agent: *', 'Disallow: /api/', 'Disallow: /*/checkout', 'Disallow: /hooks/', `Sitemap: ${origin}/sitemap.xml`]
    : ['User-agent: *', 'Disallow: /']
  return c.text(`${lines.join('\n')}\n`, 200, caching)
}

/** `/sitemap.xml`: the index of every market's parts. */
export async function sitemapIndex(c: Gateway): Promise<Response> {
  const { origin } = new URL(c.req.url)
  const parts = await Promise.all(
    markets.flatMap((market) =>
      kinds.map(async (kind) => {
        const count = kind === 'pages' ? 1 : (await listing(c, market, kind, 0))?.pages
        return count === undefined
          ? [undefined]
          : Array.from({ length: count }, (_, at) => `${origin}${market.base}/sitemap-${kind}-${at + 1}.xml`)
      }),
    ),
  )
  const urls = parts.flat().filter((url) => url !== undefined)
  // An index without a market's parts would say that they are gone.
  if (urls.length < parts.flat().length) return sitemapUnavailable(c)
  const entries = urls.map((url) => `<sitemap><loc>${escape(url)}</loc></sitemap>`)
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>\n`,
    200,
    xml,
  )
}

/** Market bases have one step or two. */
export const isSitemapPart = /^(?:\/[^/]+){1,2}\/sitemap-[a-z]+-[0-9]+\.xml$/

/** `/{market}/sitemap-{kind}-{n}.xml`, `n` from 1. */
export async function sitemapPart(c: Gateway): Promise<Response> {
  const [, base, kindName, number] = /^(\/.+)\/sitemap-([a-z]+)-(\d+)\.xml$/.exec(c.req.path) ?? []
  const market = markets.find((it) => it.base === base)
  const kind = kinds.find((it) => it === kindName)
  const page = Number(number) - 1
  if (!market || !kind || page < 0) return c.text('Not found', 404, caching)
  if (kind === 'pages' && page > 0) return c.text('Not found', 404, caching)
  const urls = kind === 'pages' ? await marketPages(market, services(c, market).content) : (await listing(c, market, kind, page))?.urls
  if (!urls) return sitemapUnavailable(c)
  if (urls.length === 0) return c.text('Not found', 404, caching)
  const url = new URL(c.req.url)
  const homes = marketHomes(c.env, url.protocol)
  const absolute = (at: Market, path: string) => new URL(`${homes[at.id] ?? at.base}${path}`, url.origin).href
  const entries = urls.map(({ path, alternates }) => {
    const links = alternates.map((it) => alternate(marketOfLocale(it.locale).tag, absolute(marketOfLocale(it.locale), it.path)))
    return `<url><loc>${escape(absolute(market, path))}</loc>${links.join('')}${links.length ? alternate('x-default', `${url.origin}/`) : ''}</url>`
  })
  const before = kind === 'pages' && !marketHosts(c.env)[url.host] && beforeMarkets[market.id]
  if (before) entries.unshift(`<url><loc>${escape(new URL(before, url.origin).href)}</loc></url>`)
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`,
    200,
    xml,
  )
}

function sitemapUnavailable(c: Gateway): Response {
  return c.text('Unavailable', 503, { 'retry-after': '60', 'cache-control': 'no-store', 'cache-tag': 'seo' })
}

const Listing = v.object({ urls: v.array(v.object({ path: v.string(), alternates: Alternates })), pages: v.number() })

function services(c: Gateway, market: Market): ReturnType<typeof servicesOf> {
  return servicesOf({
    env: c.env,
    locale: market.locale,
    minisiteId: undefined,
    signal: c.req.raw.signal,
    now: nowOf(c.env).getTime(),
    waitUntil: (task) => c.executionCtx.waitUntil(task),
  })
}

async function listing(c: Gateway, market: Market, kind: string, page: number): Promise<v.InferOutput<typeof Listing> | undefined> {
  const { parts } = services(c, market)
  const call = {
    base: parts.sources.api,
    path: ['sitemap.json'],
    query: { locale: market.locale, kind, page },
    answer: Listing,
    deadline: 8000,
    maxSize: 20_000_000,
  }
  const outcome = await parts.client.ask(call, parts.visitor)
  return outcome.kind === 'ok' ? outcome.value : undefined
}

function alternate(tag: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escape(url)}"/>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
