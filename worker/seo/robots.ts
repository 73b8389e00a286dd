import type { Context } from 'hono'
import { closedScreens } from '../../src/market/closed-screens.ts'
import { careHost } from '../../src/market/public-address.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { publicOrigin } from '../gateway/market-hosts.ts'
import { isIndexable } from '../operations/production.ts'

export const seoCaching = { 'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400', 'cache-tag': 'seo' } as const

/** On a market's own host and below a base. */
const personal = closedScreens.flatMap((screen) => [`/${screen}`, `/*/${screen}`])

/** These parameters make endless searches, so they are closed wherever a crawler finds them. */
const endless = ['sort', 'lat', 'distanceMax', 'distanceMin'].flatMap((key) => [`/*?${key}=`, `/*&${key}=`])

const closed = ['/api/', '/hooks/', ...personal, ...endless]

export function robots(c: Context<Gateway>): Response {
  const url = new URL(c.req.url)
  const open = isIndexable(c.env) && !url.host.startsWith(careHost)
  const lines = open
    ? ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${publicOrigin(c.env, url)}/sitemap.xml`]
    : ['User-agent: *', 'Disallow: /']
  return c.text(`${lines.join('\n')}\n`, 200, seoCaching)
}
