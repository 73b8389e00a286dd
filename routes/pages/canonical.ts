import type { Alternates } from '../../src/contract/seo.ts'
import { sisterMarkets } from '../../src/market/markets.ts'
import type { Screen } from '../../src/market/segments.ts'
import { href, type LinkInput } from '../../src/market/site.ts'
import type { PageContext } from '../context.ts'

/** Canonical addresses are on the market's own host if it has one. Pages of a minisite point to those of the market. */
export function canonicalHref(
  { site: { market }, view }: Pick<PageContext, 'site' | 'view'>,
  screen: Screen,
  parts: LinkInput = {},
): string {
  const home = view.homes?.[market.id]
  return home === undefined ? href({ market, base: market.base }, screen, parts) : `${home}${href({ market, base: '' }, screen, parts)}`
}

/** This page in each language of the country. The sites of partners have one. */
export function languagesOf({ site }: Pick<PageContext, 'site'>, screen: Screen, parts: LinkInput = {}): Alternates | undefined {
  if (site.minisite) return undefined
  return sisterMarkets(site.market).map((market) => ({ locale: market.locale, path: href({ market, base: '' }, screen, parts) }))
}

const plainPath = /^(?:\/[\w-]+)+$/

/** Returns the canonical path that upstream names, below the market's base, or undefined for an invalid one. */
export function namedCanonical(
  { site: { market }, view }: Pick<PageContext, 'site' | 'view'>,
  path: string | undefined,
): string | undefined {
  return path !== undefined && plainPath.test(path) ? `${view.homes?.[market.id] ?? market.base}${path}` : undefined
}
