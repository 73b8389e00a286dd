import type { RunningSite } from '../origin/local/site.ts'
import { type Market, marketOfLocale, markets } from '../src/market/markets.ts'
import { segments } from '../src/market/segments.ts'

export const kinds = ['home', 'search', 'stay', 'hotel', 'activity', 'box', 'giftCard', 'giftCheckout'] as const
export type Kind = (typeof kinds)[number]

/** Unique paths with queries: the measured ones, and others that warm the isolate. */
export interface Addresses {
  readonly measured: Readonly<Record<Kind, readonly string[]>>
  readonly warming: Readonly<Record<Kind, readonly string[]>>
}

/** Samples addresses of every kind of page from the site's sitemaps, spread over all markets. */
export async function sampleAddresses(site: RunningSite, measured: number, warming: number): Promise<Addresses> {
  const minisites = await minisiteBases(site.originUrl)
  const listed = await Promise.all(markets.map((market) => listedPages(site.url, market)))
  const value = (kind: 'search' | 'stay' | 'hotel' | 'activity' | 'box') => interleaved(listed.map((pages) => pages[kind]))
  const all: Record<Kind, string[]> = {
    home: homeAddresses(minisites),
    search: value('search'),
    stay: value('stay'),
    hotel: value('hotel'),
    activity: value('activity'),
    // A market has only about thirty: partners' sites and flows add more.
    box: [...value('box'), ...belowMinisites(value('box'), minisites), ...value('box').map((path) => `${path}?flow=gifting`)],
    giftCard: withAmounts('giftCard'),
    giftCheckout: withAmounts('giftCheckout'),
  }
  const pick = (from: number, to: number) =>
    Object.fromEntries(kinds.map((kind) => [kind, spread(all[kind], measured + warming).slice(from, to)])) as Record<Kind, string[]>
  return { measured: pick(0, measured), warming: pick(measured, measured + warming) }
}

async function listedPages(url: string, market: Market): Promise<Record<'search' | 'stay' | 'hotel' | 'activity' | 'box', string[]>> {
  const list = async (name: string): Promise<string[]> => {
    const xml = await (await fetch(`${url}${market.base}/sitemap-${name}-1.xml`)).text()
    return [...xml.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => new URL(loc).pathname)
  }
  const [search, stay, hotel, activity, pages] = await Promise.all(['destinations', 'stays', 'hotels', 'activities', 'pages'].map(list))
  const box = (pages ?? []).filter((path) => path.startsWith(`${market.base}/${segments.box[market.language]}/`))
  return { search: search ?? [], stay: stay ?? [], hotel: hotel ?? [], activity: activity ?? [], box }
}

/** Base path of each partner's site, with its market's base. */
type MinisiteBases = readonly { readonly market: string; readonly base: string }[]

async function minisiteBases(originUrl: string): Promise<MinisiteBases> {
  const response = await fetch(`${originUrl}/api/cms/minisites`)
  const list: { minisiteUrl: string; minisiteLocale: Market['locale'] }[] = await response.json()
  return list.map(({ minisiteUrl, minisiteLocale }) => {
    const market = marketOfLocale(minisiteLocale).base
    return { market, base: `${market}/${minisiteUrl}` }
  })
}

function belowMinisites(paths: readonly string[], minisites: MinisiteBases): string[] {
  return minisites.flatMap(({ market, base }) =>
    paths.filter((path) => path.startsWith(`${market}/`)).map((path) => `${base}${path.slice(market.length)}`),
  )
}

/** Homes of markets and partners in both flows, made unique by guests in the query. */
function homeAddresses(minisites: MinisiteBases): string[] {
  const bases = [...markets.map(({ base }) => base), ...minisites.map(({ base }) => base)]
  const queries = ['', 'flow=gifting'].flatMap((flow) =>
    [1, 2, 3, 4, 5, 6].flatMap((adults) =>
      [0, 1, 2, 3, 4].map((children) => [`a=${adults}`, `c=${children}`, flow].filter(Boolean).join('&')),
    ),
  )
  return queries.flatMap((query) => bases.map((base) => `${base}?${query}`))
}

/** A page about gift cards in every market, made unique by the amount in the query. */
function withAmounts(screen: 'giftCard' | 'giftCheckout'): string[] {
  return Array.from({ length: 200 }, (_, at) => 20 + at).flatMap((amount) =>
    markets.map(({ base, language }) => `${base}/${segments[screen][language]}?amount=${amount}`),
  )
}

/** The first of each list, the second of each … */
function interleaved(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

/** Returns `count` entries spread over a list, in pseudo-random order. */
function spread(list: readonly string[], count: number): string[] {
  const taken = Math.min(count, list.length)
  const every = Array.from({ length: taken }, (_, at) => list[Math.floor((at * list.length) / taken)] ?? '')
  // A stride without a common divisor visits each entry once.
  const stride = 7919
  return every.map((_, at) => every[(at * stride) % taken] ?? '')
}
