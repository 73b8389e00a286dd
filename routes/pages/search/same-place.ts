import type { Landing } from '../../../src/contract/landing.ts'
import { href, pathOf } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'

/** Redirects to the canonical page of the same area (record 31). */
export function followSamePlace({ site, url }: PageContext, { pageModel }: Pick<Landing, 'pageModel'>, steps: readonly string[]): void {
  const { canonicalUrl } = pageModel
  const stays = href({ market: site.market, base: '' }, 'stays')
  const isOther = canonicalUrl?.startsWith(`${stays}/`) && canonicalUrl !== [stays, ...steps].join('/')
  if (!canonicalUrl || !isOther) return
  const headers = {
    location: `${pathOf(site, 'stays', canonicalUrl.slice(stays.length + 1).split('/'))}${url.search}`,
    'cache-control': 'public, max-age=3600',
    'cache-tag': 'search',
  }
  throw new Response(null, { status: 308, headers })
}
