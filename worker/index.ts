import 'temporal-polyfill/global'
import { type Context, Hono } from 'hono'
import { api } from './api.ts'
import { nowOf } from './clock.ts'
import { contentHook } from './content/hook.ts'
import type { Env } from './env.ts'
import { takesPosts } from '../routes/index.ts'
import { canonicalPath } from '../src/market/canonical.ts'
import { marketOf } from '../src/market/markets.ts'
import { knownQuery } from './known-query.ts'
import { marketHosts } from './market-hosts.ts'
import { canonicalUrl } from './middleware/canonical.ts'
import { variationsOf } from './middleware/experiments.ts'
import { requestLog } from './middleware/request-log.ts'
import { security } from './middleware/security.ts'
import { visitOf } from './middleware/visit.ts'
import { Pages } from './pages.tsx'
import { pictures } from './pictures.ts'
import { chooser, crash, splash } from './render/plain-pages.tsx'
import { isSitemapPart, robots, sitemapIndex, sitemapPart } from './seo.ts'
import { servicesOf } from './services.ts'
import { workerContext } from './worker-context.ts'

export { Pages }

type Gateway = { Bindings: Env }

/** The life of a request, in order: log, security headers, canonical URL, then what the path names. */
const app = new Hono<Gateway>()
app.use(requestLog)
app.use(security)
app.use(canonicalUrl)

app.get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store', 'cache-tag': 'health' }))
app.get('/robots.txt', robots)
app.get('/sitemap.xml', sitemapIndex)
app.post('/hooks/content', contentHook)
app.get('/pictures/:file', pictures)
app.get('/partners/:file', pictures)
app.route('/api', api)
// A pattern in the middle of a path would take Hono's fast router away from every page.
app.get('*', (c, next) => (isSitemapPart.test(c.req.path) ? sitemapPart(c) : next()))
app.on(['GET', 'POST'], '*', page)
app.all('*', (c) => methodNotAllowed(c, 'GET, HEAD, POST'))
app.onError((cause, c) => {
  console.error(
    JSON.stringify({ level: 'error', event: 'crash', path: c.req.path, message: cause.message, stack: cause.stack?.slice(0, 2000) }),
  )
  return crash(c.req.raw, c.env)
})

async function page(c: Context<Gateway>): Promise<Response> {
  const url = new URL(c.req.url)
  if (canonicalPath(url.pathname) === undefined) return chooser(c.req.raw, c.env, 404)
  const visit = await visitOf({
    url,
    userAgent: c.req.header('user-agent') ?? '',
    hosts: marketHosts(c.env),
    minisites: () => {
      const { content } = servicesOf({
        env: c.env,
        locale: 'fr_FR',
        minisiteId: undefined,
        signal: c.req.raw.signal,
        now: nowOf(c.env).getTime(),
        waitUntil: (task) => c.executionCtx.waitUntil(task),
      })
      return content.minisites()
    },
  })
  if (visit.kind === 'moved')
    return c.newResponse(null, 301, { location: visit.to, 'cache-control': 'public, max-age=3600', 'cache-tag': 'redirect' })
  if (visit.kind === 'chooser') return chooser(c.req.raw, c.env)
  if (visit.kind === 'splash') return splash(c.req.raw, c.env)
  if (visit.kind !== 'page') return chooser(c.req.raw, c.env, 404)
  url.search = knownQuery(url.searchParams).toString()
  // A request of its own: client headers and cookies are no part of a page.
  const { raw } = c.req
  if (raw.method === 'POST' && !takesPosts(marketOf(visit.key.market), visit.key.path)) return methodNotAllowed(c, 'GET, HEAD')
  if (raw.method === 'POST' && !isOwnForm(raw)) return c.text('Forbidden', 403, { 'cache-control': 'no-store', 'cache-tag': 'refused' })
  const posted = raw.method === 'POST' ? { method: 'POST', body: raw.body, headers: formHeaders(raw) } : {}
  // Redirects are the visitor's to follow.
  const inner = new Request(url, { ...posted, redirect: 'manual', signal: raw.signal })
  return pagesOf(c).fetch({ ...visit.key, variations: variationsOf(raw.headers) }, inner)
}

function methodNotAllowed(c: Context<Gateway>, allow: string): Response {
  return c.text('Method not allowed', 405, { allow, 'cache-control': 'no-store', 'cache-tag': 'refused' })
}

/** A form is posted from our own pages or not at all: browsers name the page's origin. */
function isOwnForm(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin
}

function formHeaders(request: Request): Record<string, string> {
  return { 'content-type': request.headers.get('content-type') ?? '' }
}

/** The cacheable entrypoint, called with the page's key as its props. */
function pagesOf(c: Context<Gateway>): { fetch: (key: unknown, request: Request) => Promise<Response> } {
  const { exports } = workerContext(c)
  return {
    // The answer's headers are the cache's: the gateway adds to a copy.
    fetch: async (props, request) => {
      const answer = await exports.Pages({ props }).fetch(request)
      return new Response(answer.body, answer)
    },
  }
}

export default app
