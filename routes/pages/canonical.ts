import type { Screen } from '../../src/market/segments.ts'
import { href, type LinkParts } from '../../src/market/site.ts'
import type { PageContext } from '../context.ts'

/** Returns the canonical path of a page; pages of a minisite are canonical to the market's. */
export function canonicalHref({ site }: PageContext, screen: Screen, parts: LinkParts = {}): string {
  const { market, base } = site
  return href({ market, base }, screen, parts)
}
