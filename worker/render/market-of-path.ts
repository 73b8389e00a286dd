import type { Context } from 'hono'
import { type Market, markets } from '../../src/market/markets.ts'
import { likelyMarket } from '../gateway/likely-market.ts'

/** The market in whose language a page of the gateway's own is: the one its path names, else the one the browser's languages fit best. */
export function marketOfPath(c: Context, path: string): Market {
  const named = markets.find(({ base }) => path === base || path.startsWith(`${base}/`))
  return named ?? likelyMarket(c) ?? firstMarket()
}

/** The language of a page where neither its path nor its visitor names one. */
export function firstMarket(): Market {
  const [first] = markets
  if (!first) throw new Error('there is no market')
  return first
}
