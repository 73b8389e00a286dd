import type { Context, MiddlewareHandler } from 'hono'
import { canonicalPath, isPlain } from '../../src/market/canonical.ts'
import type { Gateway } from './gateway.ts'
import { marketHosts } from './market-hosts.ts'
import { resolveVisit } from './visit.ts'

/** Redirects a misspelt URL to its one spelling, once (308): path, and `page=0`. */
export const canonicalUrl: MiddlewareHandler<Gateway> = async (c, next) => {
  // Hono's path is decoded already.
  if (isPlain(c.req.path) && !/%|page=0/.test(c.req.url)) return next()
  const url = new URL(c.req.url)
  const spelt = canonicalPath(url.pathname)
  const path = spelt && (await goal(c, url, spelt))
  const isApi = url.pathname.startsWith('/api/')
  const firstPage = !isApi && url.searchParams.get('page') === '0'
  if (path !== undefined && (path !== url.pathname || firstPage)) {
    if (firstPage) url.searchParams.delete('page')
    return c.newResponse(null, 308, { location: `${path}${url.search}`, 'cache-control': 'public, max-age=3600', 'cache-tag': 'redirect' })
  }
  return next()
}

/** The path where a misspelt one ends: what has moved, also a minisite from its number to its slug, is not redirected twice. */
async function goal(c: Context<Gateway>, { origin }: URL, path: string): Promise<string> {
  const { minisites } = c.var.services
  const visit = await resolveVisit({ url: new URL(path, origin), userAgent: '', hosts: marketHosts(c.env), minisites })
  return visit.kind === 'moved' ? visit.to : path
}
