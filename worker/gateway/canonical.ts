import type { Context, MiddlewareHandler } from 'hono'
import { canonicalPath, isPlain } from '../../src/market/canonical.ts'
import type { Gateway } from './gateway.ts'
import { marketHosts, publicHosts } from './market-hosts.ts'
import { resolveVisit } from './visit.ts'

/** Redirects once (308) to the canonical address: to https where hosts are configured, to the canonical path, and without `page=0`. */
export const canonicalUrl: MiddlewareHandler<Gateway> = async (c, next) => {
  const { path, url: address } = c.req
  const toHttps = needsHttps(address, c.env)
  // The raw address is tested, because Hono has decoded its path already.
  if (!toHttps && isPlain(path) && !/%|page=0/.test(address)) return next()
  const url = new URL(address)
  const spelt = canonicalPath(url.pathname)
  const end = spelt && (await goal(c, url, spelt))
  const isApi = url.pathname.startsWith('/api/')
  const firstPage = end !== undefined && !isApi && url.searchParams.get('page') === '0'
  if (!toHttps && !firstPage && (end ?? url.pathname) === url.pathname) return next()
  if (firstPage) url.searchParams.delete('page')
  const location = `${toHttps ? `https://${url.host}` : ''}${end ?? url.pathname}${url.search}`
  return c.newResponse(null, 308, { location, 'cache-control': 'public, max-age=3600', 'cache-tag': 'redirect' })
}

/** Health checks stay on http: they go to single machines, which have no certificate. */
export const needsHttps = (address: string, env: Gateway['Bindings']): boolean =>
  address.startsWith('http:') && new URL(address).pathname !== '/healthz' && publicHosts(env) !== undefined

/** Moved addresses, such as numbers of minisites, are resolved here as well: otherwise a second redirect would follow. */
async function goal(c: Context<Gateway>, { origin }: URL, path: string): Promise<string> {
  const { minisites } = c.var.services
  const visit = await resolveVisit({ url: new URL(path, origin), userAgent: '', hosts: marketHosts(c.env), minisites })
  return visit.kind === 'moved' ? visit.to : path
}
