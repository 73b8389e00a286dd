import type { Context } from 'hono'
import { takesPosts } from '../../routes/index.ts'
import { savedKey } from '../../src/domain/consent/posted-choice.ts'
import { cookieValue } from '../../src/stored/cookie-value.ts'
import { consentCookie, giftsCookie, paidCookie } from '../../src/stored/keys.ts'
import { canonicalPath } from '../../src/market/canonical.ts'
import { marketOf } from '../../src/market/markets.ts'
import { pageKindOf } from '../../src/market/page-kind.ts'
import { edgeHeader } from '../render/headers.ts'
import { chooser, splash } from '../render/plain-pages.tsx'
import { clientHeader, clientOf } from './client-address.ts'
import { type Assignment, assignment, withExperiments } from './experiments.ts'
import { type Gateway, isFromOwnPage, methodNotAllowed, refusedHeaders, workerContext } from './gateway.ts'
import { knownQuery } from './known-query.ts'
import { marketHosts } from './market-hosts.ts'
import { aheadHeader, isAhead, isPublicPage, refusedAhead, withSpeculation } from './speculation.ts'
import { type PageKey, resolveVisit, type Visit } from './visit.ts'

/** Finds out what is visited, and has it rendered (or read from the cache) by the cacheable entrypoint. */
export async function page(c: Context<Gateway>): Promise<Response> {
  if (canonicalPath(c.var.url.pathname) === undefined) return chooser(c, 404)
  const visit = await visitOf(c)
  if (visit.kind !== 'page') return withoutKey(c, visit)
  const { key } = visit
  c.set('visited', { page: pageKindOf(marketOf(key.market).language, key.path), market: key.market })
  const forbidden = isPost(c) ? forbiddenPost(c, key) : undefined
  if (forbidden) return forbidden
  const assigned = assignmentOf(c, key)
  if (assigned.refusesAhead) return refusedAhead()
  const props: PageKey = { ...key, variations: assigned.variations, ...(assigned.forced && { forced: true }) }
  const response = await workerContext(c).exports.Pages({ props }).fetch(pageRequest(c, key))
  return withAssignment(c, key, response, assigned)
}

const isPost = ({ req }: Context<Gateway>): boolean => req.raw.method === 'POST'

const visitOf = (c: Context<Gateway>): Promise<Visit> =>
  resolveVisit({
    url: c.var.url,
    userAgent: c.req.header('user-agent') ?? '',
    hosts: marketHosts(c.env),
    minisites: c.var.services.minisites,
    agent: c.var.agent,
  })

function withoutKey(c: Context<Gateway>, visit: Exclude<Visit, { kind: 'page' }>): Response | Promise<Response> {
  if (visit.kind === 'moved')
    return c.newResponse(null, 301, { location: visit.to, 'cache-control': 'public, max-age=3600', 'cache-tag': 'redirect' })
  if (visit.kind === 'nowhere') return chooser(c, 404)
  if (isPost(c)) return methodNotAllowed(c, 'GET, HEAD')
  return visit.kind === 'chooser' ? chooser(c) : splash(c)
}

function forbiddenPost(c: Context<Gateway>, { market, path }: PageKey): Response | undefined {
  if (!takesPosts(marketOf(market), path)) return methodNotAllowed(c, 'GET, HEAD')
  return isFromOwnPage(c.req.raw) ? undefined : c.text('Forbidden', 403, refusedHeaders)
}

/**
 * The visitor's headers and cookies stay outside, so that no cached page depends on them. Only the client's address comes along, which is
 * in no cache key: failures and messages are counted by it. Some pages that no cache stores also learn what this browser keeps (`cookiesFor`).
 * Redirects are for the visitor to follow.
 */
function pageRequest(c: Context<Gateway>, { path }: PageKey): Request {
  const { raw } = c.req
  const { origin, pathname, searchParams } = c.var.url
  const query = knownQuery(searchParams)
  const address = `${origin}${pathname}${query.size > 0 ? `?${query.toString()}` : ''}`
  const request = new Request(address, { ...(isPost(c) && { method: 'POST', body: raw.body }), redirect: 'manual', signal: raw.signal })
  if (isPost(c)) request.headers.set('content-type', c.req.header('content-type') ?? '')
  const client = clientOf(raw)
  if (client !== undefined) request.headers.set(clientHeader, client)
  if (isAhead(raw.headers)) request.headers.set(aheadHeader, '')
  const known = cookiesFor(path, query).flatMap((name) => {
    const value = cookieValue(c.req.header('cookie') ?? '', name)
    return value === undefined ? [] : `${name}=${value}`
  })
  if (known.length > 0) request.headers.set('cookie', known.join('; '))
  return request
}

/**
 * Checkouts and confirmations learn what was paid, the cookies page whether a choice that it is to confirm was kept, and pages of redeeming
 * which codes were signed in with.
 */
function cookiesFor(path: string, query: URLSearchParams): string[] {
  const isOfOrder = /^\/checkout(?=\/|$)/.test(path)
  const isOfGift = /^\/(?:beneficiary\/|box\/login$)/.test(path) || (isOfOrder && query.has('gift'))
  return [...(isOfOrder ? [paidCookie] : []), ...(isOfGift ? [giftsCookie] : []), ...(query.has(savedKey) ? [consentCookie] : [])]
}

const assignmentOf = (c: Context<Gateway>, key: PageKey): Assignment =>
  assignment({
    headers: c.req.raw.headers,
    query: c.var.url.searchParams,
    key,
    switchedOn: c.env.EXPERIMENTS,
    today: c.var.services.now.toISOString().slice(0, 10),
    newId: () => crypto.randomUUID(),
  })

/** Adds the headers of the experiments and reports exposures. A page that failed has shown nothing, so it exposes nobody. */
function withAssignment(c: Context<Gateway>, { market }: PageKey, response: Response, assigned: Assignment): Response {
  // This is a copy, because the headers of cached responses are immutable.
  const sent = new Response(response.body, response)
  sent.headers.delete(edgeHeader)
  const seen = { ...assigned, ...(response.status !== 200 && { cookie: undefined, exposures: [] }) }
  const isPublic = isPublicPage(sent.headers)
  withExperiments(sent.headers, seen)
  if (isPublic) withSpeculation(sent.headers, c.req.raw.headers, c.env)
  const { locale } = marketOf(market)
  for (const exposure of seen.exposures) {
    const { upstream } = c.var.services.ofMarket(locale)
    c.executionCtx.waitUntil(upstream.activateExperiment({ ...exposure, visitor: seen.visitorId ?? '' }))
  }
  return sent
}
