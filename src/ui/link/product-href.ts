import { href, type Site } from '../../market/site.ts'
import type { SiteView } from '../site/SiteContext.tsx'
import { contentHref } from './content-href.ts'
import { inFlow } from './in-flow.ts'

/** The attributes of a link to a product or hotel. */
export interface ProductLink {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: 'noopener'
}

/** A link to a product: its path below the market's base, in the visitor's flow, with the search's criteria (hash without `#`). */
export function productHref(view: SiteView, uri: string, hash?: string): string {
  return `${inFlow(view, contentHref(view.site, uri))}${hash ? `#${hash}` : ''}`
}

/** A link to a hotel's page, by its uri when it has one. */
export function hotelHref(view: SiteView, hotel: { readonly id: number; readonly uri?: string | undefined }, hash?: string): string {
  const path = hotel.uri ? contentHref(view.site, hotel.uri) : href(view.site, 'hotel', { path: [hotel.id] })
  return `${path}${hash ? `#${hash}` : ''}`
}

/** A link to the search of one hotel: all that it sells, for the search's dates and guests. */
export function hotelOffersHref(site: Site, hotel: number, hash?: string): string {
  const carried = Object.fromEntries(new URLSearchParams(hash))
  return href(site, 'stays', { query: { hotel: String(hotel), ...carried } })
}
