import * as v from 'valibot'
import { marketIds, type MarketId, markets } from '../../src/market/markets.ts'
import type { Env } from '../env.ts'

type Hosts = Readonly<Record<string, MarketId>>

const MarketHosts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.picklist(marketIds)))
let known: { readonly text: string; readonly hosts: Hosts } | undefined

export function marketHosts({ MARKET_HOSTS: text }: Pick<Env, 'MARKET_HOSTS'>): Hosts {
  if (known?.text !== text) known = { text, hosts: v.parse(MarketHosts, text) }
  return known.hosts
}

type SiteHosts = Pick<Env, 'HOSTS' | 'MARKET_HOSTS'>

const sharedHosts = ({ HOSTS }: Pick<Env, 'HOSTS'>): readonly string[] => (HOSTS ?? '').split(' ').filter(Boolean)

/** Returns the main host first, or undefined where every host is accepted. */
export function publicHosts(env: SiteHosts): readonly string[] | undefined {
  const hosts = sharedHosts(env)
  return hosts.length > 0 ? [...hosts, ...Object.keys(marketHosts(env))] : undefined
}

/** Returns the origin that markets share: the main host's, or that of the request where no host is configured. */
export function publicOrigin(env: Pick<Env, 'HOSTS'>, visited: URL): string {
  const [main] = sharedHosts(env)
  return main === undefined ? visited.origin : `${visited.protocol}//${main}`
}

/** Returns the origins of markets that have a host of their own. */
export function marketHomes(env: SiteHosts, { protocol }: URL): Partial<Record<MarketId, string>> {
  return Object.fromEntries(Object.entries(marketHosts(env)).map(([host, market]) => [market, `${protocol}//${host}`]))
}

/** Returns the absolute homes of all markets, for pages on a host that is not the site's. */
export function absoluteHomes(env: SiteHosts, visited: URL): Partial<Record<MarketId, string>> {
  const shared = publicOrigin(env, visited)
  return { ...Object.fromEntries(markets.map(({ id, base }) => [id, shared + base])), ...marketHomes(env, visited) }
}
