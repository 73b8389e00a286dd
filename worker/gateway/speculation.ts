import type { Context } from 'hono'
import { type Ahead, pathsAhead } from '../../routes/index.ts'
import { type SpeculationRules, speculationRulesPath } from '../../src/contract/speculation-rules.ts'
import { type Language, markets } from '../../src/market/markets.ts'
import { isAheadByScript, speculationOf } from '../operations/write-point.ts'
import type { Breaker } from '../upstream/breaker.ts'
import { type Gateway, refusedHeaders } from './gateway.ts'

/** Links that lead out of the tab, and those that nobody should follow without asking, such as the dates of a stay: their page asks for a price. */
const notFollowed = '[target], [download], [rel~="nofollow"]'

/** When a visitor points at a link for a moment, or touches it. */
const eagerness = 'moderate'

/** Patterns of the query of an address. */
const queries = { withoutChoices: '{flow=gifting}?', withAnyQuery: '*' } satisfies Record<Ahead, string>

/**
 * Returns the rules by which browsers fetch pages ahead that a visitor is about to open. The paths stand below the base of a market, which one
 * with a host of its own has not, and of a partner's minisite.
 */
export function speculationRules(language: Language): SpeculationRules {
  const bases = markets.flatMap((market) => (market.language === language ? market.base : []))
  const prefix = `${bases.map((base) => `{${base}}?`).join('')}{/:partner}?`
  const addresses = (ahead: Ahead) =>
    pathsAhead(language, ahead)
      // A path of one segment below a base may be any page, so homes of partners are left out.
      .flatMap((path) => (path === '/' ? bases : [prefix + path]))
      .map((pathname) => ({ pathname, search: queries[ahead] }))
  const found = [...addresses('withoutChoices'), ...addresses('withAnyQuery')]
  // Not drawn: a page that is drawn ahead has a process of its own, and what starts it takes longer than what is left to do when the link is pressed.
  return { prefetch: [{ where: { and: [{ href_matches: found }, { not: { selector_matches: notFollowed } }] }, eagerness }] }
}

/** Answers for a language that a market has. Browsers ask for the file on every page, so they keep it. */
export function speculationRulesFile(c: Context<Gateway>): Response {
  const market = markets.find(({ language }) => speculationRulesPath(language) === c.var.url.pathname)
  if (!market) return c.text('Not found', 404, { 'cache-control': 'public, max-age=60', 'cache-tag': 'speculation' })
  return c.body(JSON.stringify(speculationRules(market.language)), 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=86400',
    'cache-tag': 'speculation',
  })
}

/** Whether a page is asked for that no visitor has opened yet, by a browser or by our script. */
export const isAhead = (headers: Headers): boolean => speculationOf(headers) !== ''

/** Tells the entrypoint that renders. It is in no cache key. */
export const aheadHeader = 'x-escale-ahead'

/**
 * Refuses a page that nobody has opened yet: the browser asks again when somebody does. Never sent for a page that is in a cache.
 */
export const refusedAhead = (): Response => new Response(null, { status: 503, headers: { ...refusedHeaders, 'retry-after': '30' } })

/** While calls fail, the upstream works for those who wait. */
export const isUnderPressure = (breakers: ReadonlyMap<string, Pick<Breaker, 'isOpen'>>, now: number): boolean =>
  [...breakers.values()].some((breaker) => breaker.isOpen(now))

/** For a page that a script has asked for: the browser gives it to the visitor who opens it. The age of its prices is told by the page. */
const keptForNext = 'private, max-age=30'

/**
 * Adds to a public page which others its browser may load ahead, unless the visitor saves data. The order of keys in a query does not matter to
 * a page. It must be said: without it Chromium uses a page that it has drawn ahead, as the address bar does, for the same fragment only.
 */
export function withSpeculation(headers: Headers, requested: Headers): void {
  if (!headers.get('cache-control')?.startsWith('public') || !headers.get('content-type')?.startsWith('text/html')) return
  headers.set('no-vary-search', 'key-order')
  if (isAheadByScript(requested)) headers.set('cache-control', keptForNext)
  if (requested.get('save-data') === 'on') return
  headers.set('speculation-rules', `"${speculationRulesPath(headers.get('content-language')?.slice(0, 2) ?? '')}"`)
}
