import type { Context } from 'hono'
import { careHost } from '../../src/market/public-address.ts'
import type { Gateway } from '../gateway/gateway.ts'

/** How search engines may store robots.txt and sitemaps. */
export const seoCaching = { 'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400', 'cache-tag': 'seo' } as const

/** `/robots.txt`: everything public may be crawled, except what only makes sense for one visitor. */
export function robots(c: Context<Gateway>): Response {
  const { origin, host } = new URL(c.req.url)
  const open = c.env.INDEXABLE === 'true' && !host.startsWith(careHost)
  const lines = open
    ? ['User-agent: *', 'Disallow: /api/', 'Disallow: /*/checkout', 'Disallow: /hooks/', `Sitemap: ${origin}/sitemap.xml`]
    : ['User-agent: *', 'Disallow: /']
  return c.text(`${lines.join('\n')}\n`, 200, seoCaching)
}
