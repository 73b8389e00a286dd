import * as v from 'valibot'
import { marketIds, type MarketId } from '../../src/market/markets.ts'
import type { Env } from '../env.ts'

type Hosts = Readonly<Record<string, MarketId>>

const MarketHosts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.picklist(marketIds)))
let known: { readonly text: string; readonly hosts: Hosts } | undefined

/** The hosts that belong to one market, from configuration; throws where the configuration is wrong. */
export function marketHosts({ MARKET_HOSTS: text }: Pick<Env, 'MARKET_HOSTS'>): Hosts {
  if (known?.text !== text) known = { text, hosts: v.parse(MarketHosts, text) }
  return known.hosts
}

/** Origins of the markets with a host of their own; the others start at their base on any host. */
export function marketHomes(env: Pick<Env, 'MARKET_HOSTS'>, protocol: string): Partial<Record<MarketId, string>> {
  return Object.fromEntries(Object.entries(marketHosts(env)).map(([host, market]) => [market, `${protocol}//${host}`]))
}
