import { below, type Site } from '../../market/site.ts'

/** A path (`/…`) is below the market's base and minisite, in the site's flow; other links stay unchanged. */
export const contentHref = (site: Site, url: string): string => (url.startsWith('/') ? below(site, url) : url)
