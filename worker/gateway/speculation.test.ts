import { describe, expect, it } from 'vitest'
import { type Language, type Market, markets } from '../../src/market/markets.ts'
import { type LinkInput, pathOf } from '../../src/market/site.ts'
import type { Screen } from '../../src/market/segments.ts'
import { createBreaker } from '../upstream/breaker.ts'
import { isPublicPage, isUnderPressure, speculationRules, withSpeculation } from './speculation.ts'

interface Rule {
  readonly where: { readonly and: [{ readonly href_matches: readonly URLPatternInit[] }, ...unknown[]] }
  readonly eagerness: string
}

const origin = 'https://escale.example'

const rulesOf = (language: Language): Record<string, readonly Rule[]> => JSON.parse(JSON.stringify(speculationRules(language)))

/** Whether a browser may fetch an address ahead, by the patterns of the rules. */
function isFetched(market: Market, address: string): boolean {
  const matches = ({ where: { and } }: Rule) =>
    and[0].href_matches.some((pattern) => new URLPattern({ ...pattern, baseURL: origin }).test(origin + address))
  return Object.values(rulesOf(market.language)).flat().some(matches)
}

const address = (market: Market, screen: Screen, path?: LinkInput['path'], minisite?: string) =>
  pathOf({ market, base: market.base, ...(minisite && { minisite }) }, screen, path)

const products: readonly (readonly [Screen, LinkInput['path']?])[] = [
  ['stays'],
  ['stays', ['bretagne']],
  ['stays', ['bretagne', 'spa']],
  ['stay', [10_572]],
  ['hotel', [1775]],
  ['activities'],
  ['activity', [12]],
  ['boxes'],
  ['box', ['escapade', 'ESC1']],
  ['ideas'],
  ['giftCard'],
]

const closed: readonly (readonly [Screen, LinkInput['path']?])[] = [
  ['checkout'],
  ['checkout', ['again']],
  ['giftCheckout'],
  ['giftCheckout', ['confirmation']],
  ['confirmation'],
  ['calendarFile'],
  ['bookingLookup'],
  ['account'],
  ['account', ['wishlist']],
  ['beneficiaryLogin'],
  ['boxLogin'],
  ['gift', ['AB12']],
  ['gift', ['AB12', 'stays']],
  ['gift', ['AB12', 'stays', 10_572]],
  ['wishlist'],
  ['static', ['cookies']],
  ['static', ['cookies', 'choice']],
  ['contact', ['message']],
]

describe('pages that browsers load ahead', () => {
  it.for(markets)('are those of products, in $id also below a partner and as a gift', (market) => {
    for (const [screen, path] of products) {
      expect(isFetched(market, address(market, screen, path)), screen).toBe(true)
      expect(isFetched(market, address(market, screen, path, 'club')), screen).toBe(true)
      expect(isFetched(market, `${address(market, screen, path)}?flow=gifting#nights=2`), screen).toBe(true)
    }
    expect(isFetched(market, address(market, 'home'))).toBe(true)
    // A market with a host of its own has no base.
    expect(isFetched(market, address({ ...market, base: '' }, 'stay', [10_572]))).toBe(true)
  })

  it.for(markets)('are none with a session, an order or an effect in $id', (market) => {
    for (const [screen, path] of closed)
      for (const query of ['', '?flow=gifting', '?code=1'])
        for (const minisite of [undefined, 'club'])
          expect(isFetched(market, address(market, screen, path, minisite) + query), `${screen} ${path}`).toBe(false)
    for (const path of ['/api/offers.json', '/hooks/content', '/healthz', '/']) expect(isFetched(market, path)).toBe(false)
  })

  it.for(markets)('are searches with choices in their query in $id, and no stays with them', (market) => {
    for (const query of ['?checkin=2027-04-02&checkout=2027-04-04', '?page=2', '?flow=gifting&page=2']) {
      expect(isFetched(market, address(market, 'stays', ['bretagne']) + query)).toBe(true)
      expect(isFetched(market, address(market, 'stay', [10_572]) + query)).toBe(false)
    }
    expect(isFetched(market, address(market, 'contact'))).toBe(true)
  })

  it('leave out links of other tabs, files, and links that nobody should follow', () => {
    const { prefetch = [], ...others } = rulesOf('fr')
    const but = { not: { selector_matches: '[target], [download], [rel~="nofollow"]' } }
    // Pages of links that a mouse has moved to and points at, and of all when they are pressed.
    expect(prefetch.map(({ where: { and }, eagerness }) => [eagerness, ...and.slice(1)])).toEqual([
      ['moderate', but, { selector_matches: '[data-moved-to]' }],
      ['conservative', but],
    ])
    expect(others).toEqual({})
  })

  const openBreaker = () => {
    const breaker = createBreaker()
    for (let id = 1; id <= 8; id++) breaker.failed({ resource: id, client: undefined }, 0)
    return breaker
  }

  it('are refused while a breaker of the upstream is open', () => {
    const breaker = openBreaker()
    const breakers = new Map([['https://api.example offers', breaker]])
    expect(isUnderPressure(new Map([['https://api.example offers', createBreaker()]]), 0)).toBe(false)
    expect(isUnderPressure(breakers, 0)).toBe(true)
    breaker.succeeded({ resource: 1, client: undefined }, 1)
    expect(isUnderPressure(breakers, 1)).toBe(false)
  })

  it.each(['collect', 'activateExperiment', 'report', 'picture', 'fileCase', 'verifyChallenge'])(
    'are not refused because of %s, whose outcome no page shows',
    (call) => {
      expect(isUnderPressure(new Map([[`https://api.example ${call}`, openBreaker()]]), 0)).toBe(false)
    },
  )
})

describe('headers of pages that lead to others', () => {
  const sent = (own: Record<string, string>, requested: Record<string, string> = {}, env: { SPECULATION?: string } = {}) => {
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'fr-BE',
      'cache-control': 'public, max-age=0',
      ...own,
    })
    if (isPublicPage(headers)) withSpeculation(headers, new Headers(requested), env)
    return [headers.get('speculation-rules'), headers.get('no-vary-search'), headers.get('cache-control')]
  }
  const shared = 'public, max-age=0'

  it('name the rules of the language, and that the order of keys does not matter', () => {
    expect(sent({})).toEqual(['"/speculation-rules/fr.json"', 'key-order', shared])
  })

  it.each([{ 'save-data': 'on' }, { 'sec-ch-ua-mobile': '?1' }])('name no rules for a visitor with %o', (requested) => {
    expect(sent({}, requested)).toEqual([null, 'key-order', shared])
  })

  it('name none while fetching ahead is switched off', () => {
    expect(sent({}, {}, { SPECULATION: 'false' })[0]).toBeNull()
    expect(sent({}, {}, { SPECULATION: 'true' })[0]).toBe('"/speculation-rules/fr.json"')
  })

  it('name them for a visitor at a desk', () => {
    expect(sent({}, { 'sec-ch-ua-mobile': '?0', 'save-data': 'off' })[0]).toBe('"/speculation-rules/fr.json"')
  })

  it('let a browser keep what a script has asked for, and no shared cache', () => {
    expect(sent({}, { purpose: 'prefetch' })[2]).toBe('private, max-age=30')
    expect(sent({ 'cache-control': 'private, no-cache' }, { purpose: 'prefetch' })[2]).toBe('private, no-cache')
    expect(sent({}, { 'sec-purpose': 'prefetch', purpose: 'prefetch' })[2]).toBe(shared)
  })

  it('are not those of pages with something of one visitor', () => {
    expect(sent({ 'cache-control': 'private, no-store' })).toEqual([null, null, 'private, no-store'])
    expect(sent({ 'content-type': 'text/plain' })).toEqual([null, null, shared])
  })
})
