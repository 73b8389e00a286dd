import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { startSite } from '../../origin/local/site.ts'
import type { CachedKind } from '../../routes/page-ages.ts'
import { type Market, type MarketId, markets } from '../../src/market/markets.ts'
import { type Screen, segments } from '../../src/market/segments.ts'
import { freePorts } from '../../test/free-ports.ts'
import { clock } from '../recording.ts'

/** The pages of one kind that a market's sitemaps list. */
export interface ListedPages {
  readonly market: MarketId
  readonly kind: CachedKind
  readonly paths: readonly string[]
}

const file = '.local/bench/sitemaps.json'

/** Reads the sitemaps of the built site, over the catalogue that `npm run bench` records; once, for they are the same in every run. */
export async function listedPages(): Promise<readonly ListedPages[]> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const [port = 0, originPort = 0] = await freePorts(2)
  const progress = (done: string) => console.log(`· ${done}`)
  const site = await startSite({ port, originPort, persist: '.local/bench/recorded', quiet: true, clock, progress })
  const index = await locations(`${site.url}/sitemap.xml`)
  const listed: ListedPages[] = []
  for (const market of markets) {
    const byKind = new Map<CachedKind, string[]>()
    for (const part of index) {
      const name = new RegExp(`^${market.base}/sitemap-([a-z]+)-\\d+\\.xml$`).exec(part)?.[1]
      if (name === undefined) continue
      for (const path of await locations(site.url + part)) {
        const kind = kindOf(market, name, path)
        byKind.set(kind, [...(byKind.get(kind) ?? []), path])
      }
    }
    for (const [kind, paths] of byKind) listed.push({ market: market.id, kind, paths })
  }
  await site.stop()
  mkdirSync('.local/bench', { recursive: true })
  writeFileSync(file, JSON.stringify(listed))
  return listed
}

async function locations(url: string): Promise<readonly string[]> {
  const xml = await (await fetch(url)).text()
  return [...xml.matchAll(/<loc>([^<]+)/g)].map(([, location = '']) => new URL(location).pathname)
}

const kindsOfSitemaps: Readonly<Record<string, CachedKind>> = {
  stays: 'stay',
  destinations: 'search',
  hotels: 'hotel',
  activities: 'activity',
}

const kindsOfScreens: Readonly<Partial<Record<Screen, CachedKind>>> = {
  box: 'box',
  boxes: 'boxes',
  activities: 'activities',
  giftCard: 'giftCard',
  ideas: 'ideas',
  contact: 'contact',
  static: 'static',
}

function kindOf({ base, language }: Market, sitemap: string, path: string): CachedKind {
  const known = kindsOfSitemaps[sitemap]
  if (known) return known
  for (const [screen, kind] of Object.entries(kindsOfScreens)) {
    const start = `${base}/${segments[screen as Screen][language]}`
    if (path === start || path.startsWith(`${start}/`)) return kind
  }
  return 'home'
}
