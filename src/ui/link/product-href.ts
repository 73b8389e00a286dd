import { href, type Site } from '../../market/site.ts'
import type { SiteView } from '../site/SiteContext.tsx'
import { contentHref } from './content-href.ts'
import { inFlow } from './in-flow.ts'

/** Attributes of a link to a product or hotel. */
export interface ProductLink {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: 'noopener'
}

/** Links to a product in the visitor's flow, with the criteria of the search (hash without `#`). */
export function productHref(view: SiteView, uri: string, hash?: string): string {
  return `${inFlow(view, contentHref(view.site, uri))}${hash ? `#${hash}` : ''}`
}

/** Links to a hotel page, by its uri if it has one. */
export function hotelHref(view: SiteView, hotel: { readonly id: number; readonly uri?: string | undefined }, hash?: string): string {
  const path = hotel.uri ? contentHref(view.site, hotel.uri) : href(view.site, 'hotel', { path: [hotel.id] })
  return `${path}${hash ? `#${hash}` : ''}`
}

/** Links to all offers of one hotel, with dates and guests of the search. */
export function hotelOffersHref(site: Site, hotel: number, hash?: string): string {
  const carried = Object.fromEntries(new URLSearchParams(hash))
  return href(site, 'stays', { query: { hotel: String(hotel), ...carried } })
}
