import type { Context, MiddlewareHandler } from 'hono'
import { canonicalPath, isPlain } from '../../src/market/canonical.ts'
import { mendedAddress } from '../../src/market/mended-address.ts'
import type { Gateway } from './gateway.ts'
import { marketHosts, publicHosts } from './market-hosts.ts'
import { resolveVisit } from './visit.ts'

/** Queries that may need mending, and whatever is encoded. */
const unusual = /%|page=0|&amp;|[^\w=/-]$/

/**
 * Redirects once to the canonical address: to https where hosts are configured, to the canonical path, and without `page=0` (308); without
 * what a program added to an address (301).
 */
export const canonicalUrl: MiddlewareHandler<Gateway> = async (c, next) => {
  const { path, url: address } = c.req
  const toHttps = needsHttps(c.var.url, c.env)
  // The raw address is tested, because Hono has decoded its path already.
  if (!toHttps && isPlain(path) && !unusual.test(address)) return next()
  const url = new URL(address)
  const mended = isPageRequest(c.req.method, url) ? mendedAddress(url.pathname, url.search) : undefined
  if (mended) Object.assign(url, mended)
  const spelt = canonicalPath(url.pathname)
  const end = spelt && (await goal(c, url, spelt))
  const isApi = url.pathname.startsWith('/api/')
  const firstPage = end !== undefined && !isApi && url.searchParams.get('page') === '0'
  if (!toHttps && !mended && !firstPage && (end ?? url.pathname) === url.pathname) return next()
  if (firstPage) url.searchParams.delete('page')
  const location = `${toHttps ? `https://${url.host}` : ''}${end ?? url.pathname}${url.search}${url.hash}`
  return c.newResponse(null, mended ? 301 : 308, { location, 'cache-control': 'public, max-age=3600', 'cache-tag': 'redirect' })
}

const isPageRequest = (method: string, { pathname }: URL): boolean => method !== 'POST' && !/^\/(?:api|hooks)\//.test(pathname)

/** Health checks stay on http: they go to single machines, which have no certificate. */
export const needsHttps = ({ protocol, pathname }: URL, env: Gateway['Bindings']): boolean =>
  protocol === 'http:' && pathname !== '/healthz' && publicHosts(env) !== undefined

/** Moved addresses, such as numbers of minisites, are resolved here as well: otherwise a second redirect would follow. */
async function goal(c: Context<Gateway>, { origin }: URL, path: string): Promise<string> {
  const { minisites } = c.var.services
  const visit = await resolveVisit({ url: new URL(path, origin), userAgent: '', hosts: marketHosts(c.env), minisites })
  return visit.kind === 'moved' ? visit.to : path
}
