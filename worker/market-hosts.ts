import * as v from 'valibot'
import { marketIds, type MarketId } from '../src/market/markets.ts'
import type { Env } from './env.ts'

const MarketHosts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.picklist(marketIds)))
let read: { text: string; hosts: Record<string, MarketId> } | undefined

/** The hosts that belong to one market, from configuration; a broken value is a mistake of the deployment and throws. */
export function marketHosts(env: Env): Record<string, MarketId> {
  if (read?.text !== env.MARKET_HOSTS) read = { text: env.MARKET_HOSTS, hosts: v.parse(MarketHosts, env.MARKET_HOSTS) }
  return read.hosts
}

/** Where the markets with a host of their own start, as origins; the others start at their base on any host. */
export function marketHomes(env: Env, protocol: string): Partial<Record<MarketId, string>> {
  return Object.fromEntries(Object.entries(marketHosts(env)).map(([host, market]) => [market, `${protocol}//${host}`]))
}
