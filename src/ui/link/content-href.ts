import type { Site } from '../../market/site.ts'

/** A link from content: a path (`/…`) stands below the market's base and minisite; `https:`, `tel:`, `mailto:` and `#` stay as they are. */
export function contentHref(site: Site, url: string): string {
  if (!url.startsWith('/')) return url
  const start = site.minisite ? `${site.base}/${site.minisite}` : site.base
  // Home has no slash of its own below a base, with or without a query.
  return start ? start + url.replace(/^\/(?=$|[?#])/, '') : url
}
