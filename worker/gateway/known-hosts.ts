import type { MiddlewareHandler } from 'hono'
import { careHost, isCareHost } from '../../src/market/public-address.ts'
import { careClosed } from '../render/care-pages.tsx'
import { chooser } from '../render/plain-pages.tsx'
import { providerOf } from './care/provider.ts'
import type { Gateway } from './gateway.ts'
import { publicHosts } from './market-hosts.ts'

/**
 * Refuses unknown hosts (421): canonical addresses, sitemaps and payment returns follow the host. Customer care without a sign-in is closed
 * (403).
 */
export const knownHosts: MiddlewareHandler<Gateway> = async (c, next) => {
  const { url } = c.var
  // Health checks go to single machines, which are called by other names than the public hosts.
  if (url.pathname === '/healthz') return next()
  const isCare = isCareHost(url.host)
  const hosts = publicHosts(c.env)
  if (hosts && !hosts.includes(isCare ? url.host.slice(careHost.length) : url.host)) return chooser(c, 421)
  return isCare && !providerOf(c.env) ? careClosed(c) : next()
}

/** Nothing of customer care may be cached or indexed, except pictures, which the agent's own browser may keep. */
export const careIsPrivate: MiddlewareHandler<Gateway> = async (c, next) => {
  await next()
  // An address that cannot be parsed is of no host.
  const url: URL | undefined = c.var.url
  if (!url || !isCareHost(url.host)) return
  c.header('x-robots-tag', 'noindex, nofollow')
  const isPicture = c.res.status === 200 && c.res.headers.get('cache-control')?.includes('immutable')
  c.header('cache-control', isPicture ? 'private, max-age=86400' : 'private, no-store')
}
