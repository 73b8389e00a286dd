import type { Screen } from '../../src/market/segments.ts'
import { href, type LinkParts } from '../../src/market/site.ts'
import type { PageContext } from '../context.ts'

/** Returns the canonical address of a page: on the market's own host if it has one, else its path. Pages of a minisite point to the market's. */
export function canonicalHref(
  { site: { market }, view }: Pick<PageContext, 'site' | 'view'>,
  screen: Screen,
  parts: LinkParts = {},
): string {
  const home = view.homes?.[market.id]
  return home === undefined ? href({ market, base: market.base }, screen, parts) : `${home}${href({ market, base: '' }, screen, parts)}`
}
