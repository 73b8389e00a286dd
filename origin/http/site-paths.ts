import type { Market } from '../../src/market/markets.ts'
import { segments, type Screen } from '../../src/market/segments.ts'

/** A path below the market's base: `/sejour/10011`. Parts are slugs and ids that need no encoding. */
export function sitePath(market: Market, screen: Screen, ...parts: readonly (string | number)[]): string {
  return `/${[segments[screen][market.language], ...parts.filter((part) => part !== '')].join('/')}`
}
