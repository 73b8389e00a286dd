import type { Screen } from '../../src/market/segments.ts'
import { href, type LinkParts } from '../../src/market/site.ts'
import type { PageContext } from '../context.ts'

/** A page's path for search engines: a minisite's pages repeat the market's, so they point there. */
export function canonicalHref({ site }: PageContext, screen: Screen, parts: LinkParts = {}): string {
  const { market, base } = site
  return href({ market, base }, screen, parts)
}
