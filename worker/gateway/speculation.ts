import type { Context } from 'hono'
import { type Ahead, pathsAhead } from '../../routes/index.ts'
import { calls } from '../../src/contract/calls/table.ts'
import { type SpeculationRules, speculationRulesPath } from '../../src/contract/speculation-rules.ts'
import { type Language, markets } from '../../src/market/markets.ts'
import type { Env } from '../env.ts'
import { isAheadByScript, speculationOf } from '../operations/write-point.ts'
import type { Breaker } from '../upstream/breaker.ts'
import { callOfBreaker } from '../upstream/client.ts'
import { type Gateway, refusedHeaders } from './gateway.ts'

/** Links that lead out of the tab, and those that nobody should follow without asking, such as the dates of a stay: their page asks for a price. */
const notFollowed = '[target], [download], [rel~="nofollow"]'

/** Links to which a mouse has moved (`src/enhancements/links/pointed-links.ts`): browsers take those for pointed at that scroll below a mouse, too. */
const movedTo = '[data-moved-to]'

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
  const links = [{ href_matches: found }, { not: { selector_matches: notFollowed } }] as const
  return {
    prefetch: [
      // When a mouse points at it for a moment.
      { where: { and: [...links, { selector_matches: movedTo }] }, eagerness: 'moderate' },
      // When it is pressed.
      { where: { and: [...links] }, eagerness: 'conservative' },
    ],
  }
}

/** Whether browsers may fetch pages ahead, unless it is switched off. */
const isSwitchedOn = ({ SPECULATION }: Pick<Env, 'SPECULATION'>): boolean => SPECULATION !== 'false'

/** Answers for a language that a market has. Browsers ask for the file on every page, so they keep it for an hour. */
export function speculationRulesFile(c: Context<Gateway>): Response {
  const market = markets.find(({ language }) => speculationRulesPath(language) === c.var.url.pathname)
  if (!market) return c.text('Not found', 404, { 'cache-control': 'public, max-age=60', 'cache-tag': 'speculation' })
  const rules: SpeculationRules = isSwitchedOn(c.env) ? speculationRules(market.language) : { prefetch: [] }
  return c.body(JSON.stringify(rules), 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
    'cache-tag': 'speculation',
  })
}

/** Whether a page is asked for that no visitor has opened yet, by a browser or by our script. */
export const isAhead = (headers: Headers): boolean => speculationOf(headers) !== ''

/** Tells the entrypoint that renders. It is in no cache key. */
export const aheadHeader = 'x-escale-ahead'

/**
 * Refuses a page that nobody has opened yet: the browser asks again when somebody does. Never sent for a page that is in a cache.
 *
 * With `retry-after` Chromium asks for no page of this host ahead until then, so that only pressure may say it.
 */
export const refusedAhead = (headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status: 503, headers: { ...refusedHeaders, ...headers } })

export const underPressure = { 'retry-after': '30' } as const

const deliveries = Object.entries(calls).flatMap(([name, row]) =>
  'upstream' in row && 'posts' in row.upstream && row.upstream.posts === 'deliver' ? name : [],
)

/** Calls whose outcome is in no page that a browser may fetch ahead. */
const besidePages = new Set(['picture', 'fileCase', 'verifyChallenge', ...deliveries])

/** While calls of pages fail, the upstream works for those who wait. */
export const isUnderPressure = (breakers: ReadonlyMap<string, Pick<Breaker, 'isOpen'>>, now: number): boolean =>
  [...breakers].some(([key, breaker]) => !besidePages.has(callOfBreaker(key)) && breaker.isOpen(now))

/** For a page that a script has asked for: the browser gives it to the visitor who opens it. The age of its prices is told by the page. */
const keptForNext = 'private, max-age=30'

export const isPublicPage = (headers: Headers): boolean =>
  headers.get('cache-control')?.startsWith('public') === true && headers.get('content-type')?.startsWith('text/html') === true

/**
 * Adds to a page that was public, before variations made it the visitor's own, which others its browser may load ahead. The order of keys in a
 * query does not matter to a page. It must be said: without it Chromium uses a page that it has drawn ahead, as the address bar does, for the same
 * fragment only.
 *
 * No rules for a visitor who saves data, nor for phones: there most touches begin to scroll, on a card that is then fetched in vain. A script waits
 * for a finger that rests (`src/enhancements/links/fetch-ahead.ts`).
 */
export function withSpeculation(headers: Headers, requested: Headers, env: Pick<Env, 'SPECULATION'>): void {
  headers.set('no-vary-search', 'key-order')
  if (isAheadByScript(requested) && !headers.get('cache-control')?.includes('no-store')) headers.set('cache-control', keptForNext)
  if (!isSwitchedOn(env) || requested.get('save-data') === 'on' || requested.get('sec-ch-ua-mobile') === '?1') return
  headers.set('speculation-rules', `"${speculationRulesPath(headers.get('content-language')?.slice(0, 2) ?? '')}"`)
}
