import type { PageLoader } from '../../page.ts'
import { nearest } from './nearest.ts'

/** Redirects to a screen of the separate account application, with the market's locale. */
export const externalApplication: PageLoader = async ({ accountOrigin, site, url }) => {
  const below = url.pathname.slice(site.base.length + (site.minisite ? site.minisite.length + 1 : 0))
  const target = new URL(accountOrigin)
  target.pathname = below
  target.searchParams.set('locale', site.market.locale)
  const back = returnPath(url.searchParams.get('origin'), url)
  if (back) target.searchParams.set('origin', back)
  throw new Response(null, {
    status: 302,
    headers: { location: target.href, 'cache-control': 'private, no-cache', 'cache-tag': 'elsewhere' },
  })
}

/** Redirects the account's wishlist to ours, which everybody has; without the feature, to the account application. */
export const accountWishlist: PageLoader = (context, params) =>
  context.view.wishlist ? nearest('wishlist')(context, params) : externalApplication(context, params)

/** Resolves a "return to" path on this origin; drops anything else. */
function returnPath(text: string | null, { origin }: URL): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, origin)) return undefined
  const target = new URL(text, origin)
  return target.origin === origin ? target.href : undefined
}
