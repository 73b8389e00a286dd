import { ownAddress } from '../../../src/market/own-address.ts'
import type { Screen } from '../../../src/market/segments.ts'
import { href } from '../../../src/market/site.ts'
import type { PageLoader } from '../../page.ts'

export const externalApplication: PageLoader = async ({ accountOrigin, site, url }) => {
  const below = url.pathname.slice(site.base.length + (site.minisite ? site.minisite.length + 1 : 0))
  const target = new URL(accountOrigin)
  target.pathname = below
  target.searchParams.set('locale', site.market.locale)
  const back = ownAddress(url.searchParams.get('origin'), url.origin)
  if (back) target.searchParams.set('origin', back.href)
  throw new Response(null, {
    status: 302,
    headers: { location: target.href, 'cache-control': 'private, no-cache', 'cache-tag': 'elsewhere', 'x-robots-tag': 'noindex, follow' },
  })
}

export const accountScreen: PageLoader = (context, params) =>
  (context.view.withoutAccounts ? nearest('bookingLookup') : externalApplication)(context, params)

export const accountWishlist: PageLoader = (context, params) =>
  (context.view.wishlist ? nearest('wishlist') : accountScreen)(context, params)

function nearest(screen: Screen): PageLoader {
  return async ({ site }) => {
    const headers = {
      location: href(site, screen),
      'cache-control': 'public, max-age=0, s-maxage=300',
      'cache-tag': 'elsewhere',
      'x-robots-tag': 'noindex, follow',
    }
    throw new Response(null, { status: 302, headers })
  }
}
