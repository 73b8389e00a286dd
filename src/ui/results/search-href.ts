import type { SearchAddress } from '../../domain/fallback/search-address.ts'
import { href } from '../../market/site.ts'
import { contentHref } from '../link/content-href.ts'
import type { SiteView } from '../site/SiteContext.tsx'

/** Address of another search, in the visitor's flow; all places without a path. */
export function searchHref({ site, flow }: SiteView, { path, query }: SearchAddress): string {
  const page = path === undefined ? href(site, 'stays') : contentHref(site, path)
  const text = [flow === 'gifting' && 'flow=gifting', query].filter(Boolean).join('&')
  return text ? `${page}?${text}` : page
}
