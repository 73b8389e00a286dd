import { type Context, Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { timing } from 'hono/timing'
import { provideTemporal } from '../src/domain/dates/temporal.ts'
import { careSignOutPath } from '../src/market/care-paths.ts'
import { api } from './gateway/api.ts'
import { careGate } from './gateway/care/care-gate.ts'
import { canonicalUrl } from './gateway/canonical.ts'
import { errorsOnly, type Gateway, limitBody, methodNotAllowed, requestServices } from './gateway/gateway.ts'
import { marketAt } from './gateway/likely-market.ts'
import { healthz } from './gateway/healthz.ts'
import { contentHook } from './gateway/hook.ts'
import { onlyIndexable } from './gateway/indexing.ts'
import { mapPicture } from './gateway/map-picture/map-picture.ts'
import { notModified } from './gateway/not-modified.ts'
import { page } from './gateway/page.ts'
import { openToOtherSites, pictures } from './gateway/pictures.ts'
import { requestLog } from './gateway/request-log.ts'
import { careIsPrivate, knownHosts } from './gateway/known-hosts.ts'
import { speculationRulesFile } from './gateway/speculation.ts'
import { security } from './gateway/security.ts'
import { validAddress } from './gateway/valid-address.ts'
import { Pages } from './pages/pages.tsx'
import { crash } from './render/plain-pages.tsx'
import type { Services } from './services.ts'
import { lastKnownGood } from './seo/last-known-good.ts'
import { robots } from './seo/robots.ts'
import { isSitemapPart, sitemapIndex, sitemapPart } from './seo/sitemap.ts'

export { Pages }

const maxAnnouncementBytes = 20_000
const maxFormBytes = 20_000

await provideTemporal()

// By default Hono would take its slow router for all requests, silently, as soon as one path is too much for this one.
const app = new Hono<Gateway>({ router: new RegExpRouter() })
app.use(requestLog)
app.use(timing({ totalDescription: '' }))
app.use('/pictures/*', openToOtherSites)
app.use(security)
app.use(notModified)
app.use(errorsOnly)
app.use(onlyIndexable)
app.use(careIsPrivate)
app.use(validAddress)
app.use(knownHosts)
// It responds even where the configuration keeps the services from being made.
app.get('/healthz', healthz)
app.use(requestServices)
app.post(careSignOutPath, limitBody(maxFormBytes))
app.use(careGate)
app.use(canonicalUrl)

app.get('/robots.txt', robots)
app.get('/sitemap.xml', lastKnownGood(sitemapIndex))
app.post('/hooks/content', limitBody(maxAnnouncementBytes), contentHook)
app.get('/speculation-rules/:file', speculationRulesFile)
app.get('/pictures/:file', pictures)
app.get('/partners/:file', pictures)
app.get('/map-pictures/:file', mapPicture)
app.route('/api', api)
// The router refuses a path with a pattern in its middle.
const listing = lastKnownGood(sitemapPart)
app.get('*', (c, next) => (isSitemapPart.test(c.req.path) ? listing(c, next) : next()))
app.on('POST', '*', limitBody(maxFormBytes))
app.on(['GET', 'POST'], '*', page)
app.all('*', (c) => methodNotAllowed(c, 'GET, HEAD, POST'))
app.onError((cause, c) => {
  console.error(
    JSON.stringify({ level: 'error', event: 'crash', path: c.req.path, message: cause.message, stack: cause.stack?.slice(0, 2000) }),
  )
  logCrash(c, cause)
  return crash(c)
})

/** The services may be missing where the configuration is wrong. */
function logCrash(c: Context<Gateway>, { message }: Error): void {
  const services: Services | undefined = c.var.services
  services?.logFailure({ kind: 'crash', level: 'ERROR', message, path: c.req.path, locale: marketAt(c, c.req.path).locale })
}

export default app
