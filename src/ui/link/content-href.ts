import { below, type Site } from '../../market/site.ts'

/** Puts a path (`/…`) below the market's base and minisite. Other addresses stay as they are. */
export const contentHref = (site: Site, url: string): string => (url.startsWith('/') ? below(site, url) : url)
