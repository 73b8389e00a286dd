import { hasBothFlows, inFlow, type Site } from '../../market/site.ts'

/** Resolves a link from content: a path (`/…`) is below the market's base and minisite, in the site's flow; other links stay unchanged. */
export function contentHref(site: Site, url: string): string {
  if (!url.startsWith('/')) return url
  const start = site.minisite ? `${site.base}/${site.minisite}` : site.base
  // Home below a base has no trailing slash, with or without a query.
  const whole = start ? start + url.replace(/^\/(?=$|[?#])/, '') : url
  return hasBothFlows(site, url) ? inFlow(site, whole) : whole
}
