import { type Context, type Handler, Hono, type Next } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { ApiResponse } from '../../routes/api/endpoint.ts'
import { endpoints } from '../../routes/api/endpoints.ts'
import { LocaleName, PointOfSale, wholeNumber } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { accountCookie } from '../../src/stored/keys.ts'
import { i18nOf } from '../render/i18n.ts'
import { type Gateway, isFromOwnPage, limitBody } from './gateway.ts'
import { limitRequests } from './limit-requests.ts'

/** The API of the islands: paths and parameters come from a list of allowed ones, and every upstream response is parsed. */
export const api = new Hono<Gateway>()

const maxBodyBytes = 10_000
api.use(limitRequests)
api.on('POST', '*', ownPagesOnly)
api.use(limitBody(maxBodyBytes))

const minisite = v.optional(wholeNumber(0, 9999))
const Common = v.object({ locale: LocaleName, minisite })
/** Some calls name the locale in their path, as the point of sale. */
const OfPointOfSale = v.pipe(
  v.object({ pos: PointOfSale, minisite }),
  v.transform(({ pos, ...rest }) => ({ locale: pos, ...rest })),
)

const accountIdFormat = /^[\w.-]{1,64}$/

const uncached = { 'cache-control': 'no-store', 'cache-tag': 'api' } as const

for (const endpoint of endpoints) {
  api.on(
    endpoint.method,
    ...routed(endpoint.path, async (c) => {
      const query = c.req.query()
      const pos = c.req.param('pos')
      const common = pos === undefined ? v.safeParse(Common, query) : v.safeParse(OfPointOfSale, { ...query, pos })
      if (!common.success) return badRequest(c, common.issues)
      const { locale } = common.output
      c.set('visited', { page: `/api${endpoint.path}`, market: marketOfLocale(locale).id })
      const parameters = endpoint.method === 'post' ? await postedJson(c) : { ...query, ...c.req.param() }
      const { upstream, content } = c.var.services.ofMarket(locale, common.output.minisite)
      const call = endpoint.call({ upstream, content, account: accountOf(c), i18n: () => i18nOf(locale) }, parameters)
      return 'issues' in call ? badRequest(c, call.issues) : respond(c, await call.response, call.cacheSeconds)
    }),
  )
}

for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
  const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => (method === 'post' ? 'POST' : 'GET, HEAD'))
  api.all(
    ...routed(path, (c) =>
      c.json({ error: { code: 'method-not-allowed', message: 'This call uses another method.' } }, 405, {
        allow: methods.join(', '),
        ...uncached,
      }),
    ),
  )
}

api.all('*', (c) => c.json({ error: { code: 'not-found', message: 'There is no such call.' } }, 404, uncached))

/**
 * Hono's fast router refuses a word beside a parameter (`/boxes/search` beside `/boxes/:code/offers`), so the handler of such a path compares
 * it.
 */
function routed(path: string, handler: Handler<Gateway>): [path: string, handler: Handler<Gateway>] {
  const parent = path.slice(0, path.lastIndexOf('/') + 1)
  const isBesideParameter = !path.startsWith(`${parent}:`) && endpoints.some((other) => other.path.startsWith(`${parent}:`))
  return isBesideParameter ? [`${parent}*`, (c, next) => (c.req.path === `/api${path}` ? handler(c, next) : next())] : [path, handler]
}

/** Refuses posts from pages of other sites. A request without an origin comes from no browser's page. */
function ownPagesOnly(c: Context<Gateway>, next: Next): Promise<void> | Response {
  if (c.req.header('origin') === undefined || isFromOwnPage(c.req.raw)) return next()
  return c.json({ error: { code: 'foreign-origin', message: 'This call is for our own pages.' } }, 403, uncached)
}

/** Returns the posted object. Anything else becomes undefined, which fits no schema. */
async function postedJson(c: Context<Gateway>): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const body: unknown = JSON.parse(await c.req.text())
    return typeof body === 'object' && body !== null ? { ...body } : undefined
  } catch {
    return undefined
  }
}

function badRequest(c: Context<Gateway>, issues: readonly v.BaseIssue<unknown>[]): Response {
  const [first] = issues
  const field = first ? (v.getDotPath(first) ?? '') : ''
  return c.json({ error: { code: 'bad-request', message: first?.message ?? 'Bad request', field } }, 400, uncached)
}

const failures = {
  notFound: { status: 404, code: 'not-found', message: 'There is no such thing.' },
  refused: { status: 400, code: 'refused', message: 'The request was refused.' },
  invalid: { status: 502, code: 'bad-gateway', message: 'The upstream response could not be read.' },
  unavailable: { status: 503, code: 'unavailable', message: 'The service is unavailable.' },
} as const

function respond(c: Context<Gateway>, outcome: ApiResponse, cacheSeconds: number): Response {
  if (outcome.kind === 'ok') {
    const control =
      cacheSeconds > 0 ? `public, max-age=0, s-maxage=${cacheSeconds}, stale-while-revalidate=${cacheSeconds * 5}` : 'private, no-store'
    return c.body(JSON.stringify(outcome.value), 200, { 'content-type': 'application/json', 'cache-control': control, 'cache-tag': 'api' })
  }
  const { status, code, message } = failures[outcome.kind]
  return c.json({ error: { code, message } }, status, { ...uncached, ...(status === 503 ? { 'retry-after': '10' } : {}) })
}

function accountOf(c: Context): string | undefined {
  const id = getCookie(c, accountCookie)
  return id !== undefined && accountIdFormat.test(id) ? id : undefined
}
