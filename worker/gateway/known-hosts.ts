import type { MiddlewareHandler } from 'hono'
import { careHost } from '../../src/market/public-address.ts'
import { chooser } from '../render/plain-pages.tsx'
import type { Gateway } from './gateway.ts'
import { publicHosts } from './market-hosts.ts'

/**
 * Refuses hosts that are not the site's (421): canonical addresses, sitemaps and returns from payment follow the host. Customer care is closed
 * (403) unless it is configured.
 */
export const knownHosts: MiddlewareHandler<Gateway> = async (c, next) => {
  const url = new URL(c.req.url)
  // Health checks go to addresses of machines.
  if (url.pathname === '/healthz') return next()
  const isCare = url.host.startsWith(careHost)
  const hosts = publicHosts(c.env)
  if (!hosts) return isCare && c.env.CUSTOMER_CARE !== 'true' ? chooser(c, 403) : next()
  if (!hosts.includes(isCare ? url.host.slice(careHost.length) : url.host)) return chooser(c, 421)
  if (isCare && c.env.CUSTOMER_CARE !== 'true') return chooser(c, 403)
  return next()
}

/** Pages of customer care are in no cache but the adviser's own, and in no index. Pictures are the same for everybody. */
export const careIsPrivate: MiddlewareHandler<Gateway> = async (c, next) => {
  await next()
  if (!new URL(c.req.url).host.startsWith(careHost)) return
  c.header('x-robots-tag', 'noindex, nofollow')
  const control = c.res.headers.get('cache-control') ?? ''
  if (!control.includes('no-store'))
    c.header('cache-control', control.includes('immutable') ? 'private, max-age=86400' : 'private, no-cache')
}
