import type { Context } from 'hono'
import { type Market, markets } from '../../src/market/markets.ts'
import { likelyMarket } from '../gateway/likely-market.ts'

/** By the path, else by the browser's languages, else the first. */
export function marketOfPath(c: Context, path: string): Market {
  const named = markets.find(({ base }) => path === base || path.startsWith(`${base}/`))
  return named ?? likelyMarket(c) ?? firstMarket()
}

export function firstMarket(): Market {
  const [first] = markets
  if (!first) throw new Error('there is no market')
  return first
}
