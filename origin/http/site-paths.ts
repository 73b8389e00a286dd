import type { Market } from '../../src/market/markets.ts'
import { segments, type Screen } from '../../src/market/segments.ts'

/** Returns a path below the market's base, such as `/sejour/10011`. The steps are slugs and ids, which need no encoding. */
export function sitePath(market: Market, screen: Screen, ...parts: readonly (string | number)[]): string {
  return `/${[segments[screen][market.language], ...parts.filter((part) => part !== '')].join('/')}`
}
