import type { Screen } from '../../src/market/segments.ts'
import { href, type LinkParts } from '../../src/market/site.ts'
import type { PageContext } from '../context.ts'

/** On the market's own host if it has one. Pages of a minisite point to the market's. */
export function canonicalHref(
  { site: { market }, view }: Pick<PageContext, 'site' | 'view'>,
  screen: Screen,
  parts: LinkParts = {},
): string {
  const home = view.homes?.[market.id]
  return home === undefined ? href({ market, base: market.base }, screen, parts) : `${home}${href({ market, base: '' }, screen, parts)}`
}

const plainPath = /^(?:\/[\w-]+)+$/

/** Canonical path named by upstream, below the market's base; undefined for an invalid one. */
export function namedCanonical(
  { site: { market }, view }: Pick<PageContext, 'site' | 'view'>,
  path: string | undefined,
): string | undefined {
  return path !== undefined && plainPath.test(path) ? `${view.homes?.[market.id] ?? market.base}${path}` : undefined
}
