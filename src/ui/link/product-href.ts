import { withQuery } from '../../market/query-order.ts'
import { href } from '../../market/site.ts'
import type { SiteView } from '../site/SiteContext.tsx'
import { contentHref } from './content-href.ts'

/** `hash` comes without `#`. */
export function productHref(view: SiteView, uri: string, hash?: string): string {
  return withHash(view, contentHref(view.site, uri), hash)
}

/** Adds criteria as the hash, or as the query where the page has its criteria there. */
function withHash({ criteriaInQuery }: SiteView, path: string, hash = ''): string {
  if (!hash) return path
  return criteriaInQuery ? withQuery(path, hash) : `${path}#${hash}`
}

export function hotelHref(view: SiteView, hotel: { readonly id: number; readonly uri?: string | undefined }, hash?: string): string {
  const path = hotel.uri ? contentHref(view.site, hotel.uri) : href(view.site, 'hotel', { path: [hotel.id] })
  return withHash(view, path, hash)
}

/** Dates and guests are in the query, because the hash names the section. */
export function hotelOffersHref(view: SiteView, hotel: Parameters<typeof hotelHref>[1], hash?: string): string {
  return `${withQuery(hotelHref(view, hotel), hash ?? '')}#offers`
}
