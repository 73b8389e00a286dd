import type { SearchAddress } from '../../domain/fallback/search-address.ts'
import { withQuery } from '../../market/query-order.ts'
import { href } from '../../market/site.ts'
import { contentHref } from '../link/content-href.ts'
import type { SiteView } from '../site/SiteContext.tsx'

export function searchHref(view: SiteView, { path, query }: SearchAddress): string {
  return withQuery(pageOf(view, path), query)
}

function pageOf({ site, flow }: SiteView, path: string | undefined): string {
  if (flow === 'activity') return href(site, 'activities')
  return path === undefined ? href(site, 'stays') : contentHref(site, path)
}
