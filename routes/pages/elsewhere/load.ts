import type { PageLoader } from '../../index.ts'

/** Screens of the separate account application: the visitor is sent there with the market's locale. */
export const elsewhere: PageLoader = async ({ accountOrigin, market, site, url }) => {
  const below = url.pathname.slice(site.base.length + (site.minisite ? site.minisite.length + 1 : 0))
  const target = new URL(accountOrigin)
  target.pathname = below
  target.searchParams.set('locale', market.locale)
  const back = returnPath(url.searchParams.get('origin'), url)
  if (back) target.searchParams.set('origin', back)
  throw new Response(null, {
    status: 302,
    headers: { location: target.href, 'cache-control': 'private, no-cache', 'cache-tag': 'elsewhere' },
  })
}

/** A "return to" of our own origin, absolute; anything else is dropped. */
function returnPath(text: string | null, { origin }: URL): string | undefined {
  if (!text || !text.startsWith('/')) return undefined
  const target = new URL(text, origin)
  return target.origin === origin ? target.href : undefined
}
