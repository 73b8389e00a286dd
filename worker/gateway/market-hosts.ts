import * as v from 'valibot'
import { marketIds, type MarketId, markets } from '../../src/market/markets.ts'
import type { Env } from '../env.ts'

type Hosts = Readonly<Record<string, MarketId>>

const MarketHosts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.picklist(marketIds)))
let known: { readonly text: string; readonly hosts: Hosts } | undefined

/** The hosts that belong to one market, from configuration; throws where the configuration is wrong. */
export function marketHosts({ MARKET_HOSTS: text }: Pick<Env, 'MARKET_HOSTS'>): Hosts {
  if (known?.text !== text) known = { text, hosts: v.parse(MarketHosts, text) }
  return known.hosts
}

type SiteHosts = Pick<Env, 'HOSTS' | 'MARKET_HOSTS'>

const sharedHosts = ({ HOSTS }: Pick<Env, 'HOSTS'>): readonly string[] => (HOSTS ?? '').split(' ').filter(Boolean)

/** The main one first; undefined where every host is taken (one machine). */
export function publicHosts(env: SiteHosts): readonly string[] | undefined {
  const hosts = sharedHosts(env)
  return hosts.length > 0 ? [...hosts, ...Object.keys(marketHosts(env))] : undefined
}

/** Scheme and host of the addresses that markets share: of the main host, or of the request's URL on one machine. */
export function publicOrigin(env: Pick<Env, 'HOSTS'>, visited: URL): string {
  const [main] = sharedHosts(env)
  return main === undefined ? visited.origin : `${visited.protocol}//${main}`
}

/** The others start at their base on the shared host. */
export function marketHomes(env: SiteHosts, { protocol }: URL): Partial<Record<MarketId, string>> {
  return Object.fromEntries(Object.entries(marketHosts(env)).map(([host, market]) => [market, `${protocol}//${host}`]))
}

/** Addresses of all home pages, for a page on a host that is not the site's. */
export function absoluteHomes(env: SiteHosts, visited: URL): Partial<Record<MarketId, string>> {
  const shared = publicOrigin(env, visited)
  return { ...Object.fromEntries(markets.map(({ id, base }) => [id, shared + base])), ...marketHomes(env, visited) }
}
