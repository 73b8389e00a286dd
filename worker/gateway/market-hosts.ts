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

/** Origins of the markets with a host of their own; the others start at their base on any host, or at `origin`. */
export function marketHomes(env: Pick<Env, 'MARKET_HOSTS'>, protocol: string, origin = ''): Partial<Record<MarketId, string>> {
  const own = Object.entries(marketHosts(env)).map(([host, market]) => [market, `${protocol}//${host}`])
  return Object.fromEntries([...(origin ? markets.map(({ id, base }) => [id, origin + base]) : []), ...own])
}

/** The site's public hosts by configuration, the main one first; undefined where every host is taken (one machine). */
export function publicHosts(env: Pick<Env, 'HOSTS' | 'MARKET_HOSTS'>): readonly string[] | undefined {
  const hosts = (env.HOSTS ?? '').split(' ').filter(Boolean)
  return hosts.length > 0 ? [...hosts, ...Object.keys(marketHosts(env))] : undefined
}
