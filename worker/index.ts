import { type Context, Hono } from 'hono'
import { timing } from 'hono/timing'
import { takesPosts } from '../routes/index.ts'
import { provideTemporal } from '../src/domain/dates/temporal.ts'
import { canonicalPath } from '../src/market/canonical.ts'
import { marketOf } from '../src/market/markets.ts'
import { careSignOutPath } from '../src/market/care-paths.ts'
import { api } from './gateway/api.ts'
import { careGate } from './gateway/care/care-gate.ts'
import { canonicalUrl } from './gateway/canonical.ts'
import { assignment, withExperiments } from './gateway/experiments.ts'
import { errorsOnly, type Gateway, isFromOwnPage, limitBody, refusedHeaders, requestServices, workerContext } from './gateway/gateway.ts'
import { clientHeader, clientOf } from './gateway/client-address.ts'
import { contentHook } from './gateway/hook.ts'
import { knownQuery } from './gateway/known-query.ts'
import { mapPicture } from './gateway/map-picture/map-picture.ts'
import { marketHosts } from './gateway/market-hosts.ts'
import { notModified } from './gateway/not-modified.ts'
import { openToOtherSites, pictures } from './gateway/pictures.ts'
import { requestLog } from './gateway/request-log.ts'
import { careIsPrivate, knownHosts } from './gateway/known-hosts.ts'
import { security } from './gateway/security.ts'
import { soundAddress } from './gateway/sound-address.ts'
import { resolveVisit } from './gateway/visit.ts'
import { Pages } from './pages/pages.tsx'
import { marketOfPath } from './render/market-of-path.ts'
import { chooser, crash, splash } from './render/plain-pages.tsx'
import type { Services } from './services.ts'
import { lastKnownGood } from './seo/last-known-good.ts'
import { robots } from './seo/robots.ts'
import { isSitemapPart, sitemapIndex, sitemapPart } from './seo/sitemap.ts'

export { Pages }

/** Bytes. */
const maxAnnouncement = 20_000
const maxForm = 20_000

await provideTemporal()

/** Handlers in the order of a request. */
const app = new Hono<Gateway>()
app.use(requestLog)
app.use(timing({ totalDescription: '' }))
app.use('/pictures/*', openToOtherSites)
app.use(security)
app.use(notModified)
app.use(errorsOnly)
app.use(careIsPrivate)
app.use(soundAddress)
app.use(knownHosts)
app.use(requestServices)
app.post(careSignOutPath, limitBody(maxForm))
app.use(careGate)
app.use(canonicalUrl)

app.get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store', 'cache-tag': 'health' }))
app.get('/robots.txt', robots)
app.get('/sitemap.xml', lastKnownGood(sitemapIndex))
app.post('/hooks/content', limitBody(maxAnnouncement), contentHook)
app.get('/pictures/:file', pictures)
app.get('/partners/:file', pictures)
app.get('/map-pictures/:file', mapPicture)
app.route('/api', api)
// A pattern in the middle would take Hono's fast router away from every page.
const listing = lastKnownGood(sitemapPart)
app.get('*', (c, next) => (isSitemapPart.test(c.req.path) ? listing(c, next) : next()))
app.on('POST', '*', limitBody(maxForm))
app.on(['GET', 'POST'], '*', page)
app.all('*', (c) => methodNotAllowed(c, 'GET, HEAD, POST'))
app.onError((cause, c) => {
  console.error(
    JSON.stringify({ level: 'error', event: 'crash', path: c.req.path, message: cause.message, stack: cause.stack?.slice(0, 2000) }),
  )
  logCrash(c, cause)
  return crash(c)
})

/** A wrong configuration may have left no services. */
function logCrash(c: Context<Gateway>, { message }: Error): void {
  const services: Services | undefined = c.var.services
  services?.logFailure({ kind: 'crash', level: 'ERROR', message, path: c.req.path, locale: marketOfPath(c, c.req.path).locale })
}

async function page(c: Context<Gateway>): Promise<Response> {
  const url = new URL(c.req.url)
  if (canonicalPath(url.pathname) === undefined) return chooser(c, 404)
  const visit = await resolveVisit({
    url,
    userAgent: c.req.header('user-agent') ?? '',
    hosts: marketHosts(c.env),
    minisites: c.var.services.minisites,
    agent: c.var.agent,
  })
  if (visit.kind === 'moved')
    return c.newResponse(null, 301, { location: visit.to, 'cache-control': 'public, max-age=3600', 'cache-tag': 'redirect' })
  const { raw } = c.req
  const isPost = raw.method === 'POST'
  if (isPost && (visit.kind === 'chooser' || visit.kind === 'splash')) return methodNotAllowed(c, 'GET, HEAD')
  if (visit.kind === 'chooser') return chooser(c)
  if (visit.kind === 'splash') return splash(c)
  if (visit.kind !== 'page') return chooser(c, 404)
  url.search = knownQuery(url.searchParams).toString()
  if (isPost && !takesPosts(marketOf(visit.key.market), visit.key.path)) return methodNotAllowed(c, 'GET, HEAD')
  if (isPost && !isFromOwnPage(raw)) return c.text('Forbidden', 403, refusedHeaders)
  // Client headers and cookies stay outside; redirects are for the visitor to follow.
  const client = clientOf(raw)
  const inner = new Request(url, { ...(isPost && { method: 'POST', body: raw.body }), redirect: 'manual', signal: raw.signal })
  if (isPost) inner.headers.set('content-type', c.req.header('content-type') ?? '')
  // Not in the cache key either: counts failures and messages by client.
  if (client !== undefined) inner.headers.set(clientHeader, client)
  const assigned = assignment({
    headers: raw.headers,
    query: new URL(c.req.url).searchParams,
    key: visit.key,
    switchedOn: c.env.EXPERIMENTS,
    today: c.var.services.now.toISOString().slice(0, 10),
    newId: () => crypto.randomUUID(),
  })
  const props = { ...visit.key, variations: assigned.variations }
  const response = await workerContext(c).exports.Pages({ props }).fetch(inner)
  // Headers of cached responses are immutable.
  const shown = new Response(response.body, response)
  const seen = { ...assigned, ...(response.status !== 200 && { cookie: undefined, exposures: [] }) }
  withExperiments(shown.headers, seen)
  const { locale } = marketOf(visit.key.market)
  for (const exposure of seen.exposures)
    c.executionCtx.waitUntil(c.var.services.ofMarket(locale).upstream.activateExperiment({ ...exposure, visitor: seen.visitorId ?? '' }))
  return shown
}

function methodNotAllowed(c: Context<Gateway>, allow: string): Response {
  return c.text('Method not allowed', 405, { allow, ...refusedHeaders })
}

export default app
