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

type PublicHosts = Pick<Env, 'MARKET_HOSTS' | 'SITE_ORIGIN'>

/** Scheme and host of the addresses that markets share. `visited`: the request's URL, where none is configured. */
export const publicOrigin = ({ SITE_ORIGIN: configured }: PublicHosts, visited: URL): string => configured || visited.origin

/** Origins of the markets with a host of their own; the others start at their base on the shared host. */
export function marketHomes(env: PublicHosts, visited: URL): Partial<Record<MarketId, string>> {
  const { protocol } = new URL(publicOrigin(env, visited))
  return Object.fromEntries(Object.entries(marketHosts(env)).map(([host, market]) => [market, `${protocol}//${host}`]))
}
