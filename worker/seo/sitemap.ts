import type { Context } from 'hono'
import type { SitemapList } from '../../src/contract/seo.ts'
import { isHome } from '../../src/market/alternates.ts'
import { type Market, marketOfLocale, markets } from '../../src/market/markets.ts'
import { entityTagOf } from '../entity-tag.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { marketHomes, publicOrigin } from '../gateway/market-hosts.ts'
import { unavailableDocument } from './last-known-good.ts'
import { seoCaching } from './robots.ts'
import { beforeMarkets, marketPages } from './sitemap-pages.ts'

const catalogueKinds = ['stays', 'destinations', 'hotels', 'activities'] as const
const kinds = ['pages', ...catalogueKinds] as const

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const extensions = 'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Sends `/sitemap.xml`, which lists the sitemaps of every market. */
export async function sitemapIndex(c: Context<Gateway>): Promise<Response> {
  const origin = publicOrigin(c.env, new URL(c.req.url))
  // Markets are read one after the other, to limit the calls in flight.
  const counts: { market: Market; kind: string; pages: number; changed?: readonly string[] | undefined }[] = []
  for (const market of markets) {
    const lists = await Promise.all(catalogueKinds.map(async (kind) => ({ kind, list: await sitemapList(c, market, kind, 0) })))
    counts.push({ market, kind: 'pages', pages: 1 })
    for (const { kind, list } of lists) {
      // An index that lacks a market would tell crawlers that its pages are gone.
      if (!list) return unavailableDocument(c)
      counts.push({ market, kind, pages: list.pages, changed: list.changed })
    }
  }
  const entries = counts.flatMap(({ market, kind, pages, changed = [] }) =>
    Array.from(
      { length: pages },
      (_, at) =>
        `<sitemap><loc>${escape(`${origin}${market.base}/sitemap-${kind}-${at + 1}.xml`)}</loc>${lastChange(changed[at])}</sitemap>`,
    ),
  )
  return xml(c, `<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`)
}

/** The base of a market has one segment or two. */
export const isSitemapPart = /^(?:\/[^/]+){1,2}\/sitemap-[a-z]+-[0-9]+\.xml$/

/** Sends `/{market}/sitemap-{kind}-{n}.xml`, where `n` starts at 1. */
export async function sitemapPart(c: Context<Gateway>): Promise<Response> {
  const [, base, kindName, number] = /^(\/.+)\/sitemap-([a-z]+)-(\d+)\.xml$/.exec(c.req.path) ?? []
  const market = markets.find((known) => known.base === base)
  const kind = kinds.find((known) => known === kindName)
  const page = Number(number) - 1
  if (!market || !kind || page < 0 || (kind === 'pages' && page > 0)) return c.text('Not found', 404, seoCaching)
  const { content } = c.var.services.ofMarket(market.locale)
  const urls = kind === 'pages' ? await marketPages(market, content) : (await sitemapList(c, market, kind, page))?.urls
  if (!urls) return unavailableDocument(c)
  if (urls.length === 0) return c.text('Not found', 404, seoCaching)
  const url = new URL(c.req.url)
  const origin = publicOrigin(c.env, url)
  const homes = marketHomes(c.env, url)
  const absolute = (value: Market, path: string) => new URL(`${homes[value.id] ?? value.base}${path}`, origin).href
  const pictured = (picture: string) => new URL(picture, homes[market.id] ?? origin).href
  const entries = urls.map(({ path, alternates, changed, images = [] }) => {
    const links = alternates.map(({ locale, path: other }) => {
      const sister = marketOfLocale(locale)
      return alternate(sister.tag, absolute(sister, other))
    })
    if (isHome(alternates)) links.push(alternate('x-default', `${origin}/`))
    const pictures = images.map((picture) => `<image:image><image:loc>${escape(pictured(picture))}</image:loc></image:image>`)
    return `<url><loc>${escape(absolute(market, path))}</loc>${lastChange(changed)}${links.join('')}${pictures.join('')}</url>`
  })
  const before = kind === 'pages' && beforeMarkets[market.id]
  if (before) entries.unshift(`<url><loc>${escape(new URL(before, origin).href)}</loc></url>`)
  return xml(c, `<urlset ${namespace} ${extensions}>${entries.join('')}</urlset>`)
}

async function sitemapList(c: Context<Gateway>, market: Market, kind: string, page: number): Promise<SitemapList | undefined> {
  const outcome = await c.var.services.ofMarket(market.locale).upstream.sitemap({ kind, page })
  return outcome.kind === 'ok' ? outcome.value : undefined
}

async function xml(c: Context<Gateway>, root: string): Promise<Response> {
  const document = `${declaration}\n${root}\n`
  const etag = entityTagOf(document)
  return c.body(document, 200, { 'content-type': 'application/xml; charset=utf-8', etag, ...seoCaching })
}

/** Empty without a date, because today's would claim a change. */
const lastChange = (date: string | undefined): string => (date === undefined ? '' : `<lastmod>${date}</lastmod>`)

function alternate(tag: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escape(url)}"/>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
