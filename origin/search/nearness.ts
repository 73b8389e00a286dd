import { type Market, type MarketId } from '../../src/market/markets.ts'
import { raw, type Sql } from '../database/sql.ts'

/**
 * Points of quality by which the default order favours the offers of a country: the visitors' own first, then the neighbours they travel
 * to.
 */
const favours: Readonly<Record<MarketId, Readonly<Record<string, number>>>> = {
  fr: { FR: 420, BE: 130, ES: 120, IT: 100 },
  es: { ES: 480, FR: 120, IT: 90 },
  'be-nl': { BE: 420, NL: 280, FR: 130 },
  'be-fr': { BE: 420, FR: 290, NL: 120 },
  nl: { NL: 420, BE: 290, FR: 80 },
  it: { IT: 480, FR: 90, ES: 60 },
}

/** Returns SQL over the column `cc` of an alias. */
export function nearnessOf(market: Market, alias: 'h' | 'a'): Sql {
  const points = Object.entries(favours[market.id])
  return raw(`(CASE ${alias}.cc ${points.map(([cc, value]) => `WHEN '${cc}' THEN ${value}`).join(' ')} ELSE 0 END)`)
}
