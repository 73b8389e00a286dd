import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignedVariations, experiments } from '../../src/domain/experiments/experiments.ts'
import { type AssignmentInput, assignment, withExperiments } from './experiments.ts'

const today = '2026-11-23'
const id = 'anonymous-visitor-1'
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
const consent = '__Host-consent=2026-11-20.measurement'

interface Visit {
  readonly cookie?: string
  readonly agent?: string
  readonly query?: string
  readonly path?: string
  readonly care?: boolean
  readonly on?: string | undefined
  readonly ahead?: boolean
}

function assigned({ cookie, agent = browser, query = '', path = '/week-ends', care = false, ahead, ...rest }: Visit) {
  const headers = new Headers({ 'user-agent': agent, ...(cookie && { cookie }), ...(ahead && { 'sec-purpose': 'prefetch' }) })
  const input: AssignmentInput = {
    headers,
    query: new URLSearchParams(query),
    key: { market: 'fr', path, ...(care && { agent: { email: 'ana@escale.example', name: 'Ana' } }) },
    switchedOn: 'on' in rest ? rest.on : experiments.join(' '),
    today,
    newId: () => 'a-new-random-id-0001',
  }
  return assignment(input)
}

describe('experiments', () => {
  // @rule S4.5 B9.86
  it('are assigned with consent to measurement only, by an id that is set then', () => {
    const first = assigned({ cookie: consent })
    expect(first.cookie).toMatch(
      /^__Host-visitor=a-new-random-id-0001\.[a-zA-Z.]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=15638400$/,
    )
    expect(assigned({ cookie: `${consent}; __Host-visitor=${id}` }).visitorId).toBe(id)
    expect(assigned({ cookie: `${consent}; __Host-visitor=short` }).visitorId).toBe('a-new-random-id-0001')
    for (const cookie of [undefined, 'session=1', '__Host-consent=2026-11-20', '__Host-consent=2026-01-01.measurement'])
      expect(assigned({ ...(cookie && { cookie }) })).toMatchObject({ variations: [], exposures: [], cookie: undefined })
  })

  // @rule B9.87
  it('end with the consent: the id is removed and counts no more', () => {
    for (const choice of ['', '__Host-consent=2026-11-20; ', '__Host-consent=2026-11-20.personalisation; ']) {
      const { variations, cookie } = assigned({ cookie: `${choice}__Host-visitor=${id}` })
      expect(variations).toEqual([])
      expect(cookie).toBe('__Host-visitor=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0')
    }
  })

  // @rule S4.5 B9.88
  it('are the control for crawlers and customer care, whatever they send', () => {
    const cookie = `${consent}; __Host-visitor=${id}`
    expect(assigned({ cookie, agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toMatchObject({ variations: [], cookie: undefined })
    expect(assigned({ cookie, care: true })).toMatchObject({ variations: [], cookie: undefined, exposures: [] })
  })

  // @rule B9.89
  it('are seen for the first time once, and the cookie knows', () => {
    const first = assigned({ cookie: `${consent}; __Host-visitor=${id}` })
    expect(first.exposures.map(({ experiment }) => experiment)).toEqual(['autoDiscount', 'productLabels'])
    for (const { experiment, variation } of first.exposures)
      expect(variation).toBe(assignedVariations(id).includes(experiment) ? 'variation' : 'control')
    const value = /=([^;]+)/.exec(first.cookie ?? '')?.[1]
    expect(assigned({ cookie: `${consent}; __Host-visitor=${value}` })).toMatchObject({ exposures: [], cookie: undefined })
    expect(
      assigned({ cookie: `${consent}; __Host-visitor=${value}`, path: '/sejour/1' }).exposures.map(({ experiment }) => experiment),
    ).toEqual(['packageSummary', 'voucherPrices'])
  })

  it('are not shown for the first time on a page that nobody has opened yet', () => {
    const cookie = `${consent}; __Host-visitor=${id}`
    const { cookie: seen } = assigned({ cookie })
    expect(assigned({ cookie, ahead: true }).refusesAhead).toBe(true)
    expect(assigned({ cookie }).refusesAhead).toBe(false)
    expect(assigned({ cookie: `${consent}; ${seen?.split(';')[0]}`, ahead: true }).refusesAhead).toBe(false)
    expect(assigned({ cookie, ahead: true, path: '/info/cookies' }).refusesAhead).toBe(false)
    expect(assigned({ ahead: true }).refusesAhead).toBe(false)
  })

  it('are part of the key only where they are switched on and shown', () => {
    const cookie = `${consent}; __Host-visitor=${id}`
    expect(assigned({ cookie, on: undefined }).variations).toEqual([])
    expect(assigned({ cookie, path: '/info/cookies' }).variations).toEqual([])
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{16,64}$/), fc.constantFrom(...experiments), (visitor, name) => {
        const { variations } = assigned({ cookie: `${consent}; __Host-visitor=${visitor}`, on: name, path: '/sejour/10572' })
        expect(variations).toEqual(assignedVariations(visitor).includes(name) ? [name] : [])
      }),
    )
  })

  // @rule B9.90
  it('are forced by the address, without a cookie, for no cache and no index', () => {
    const forced = assigned({ query: 'variation=productLabels,nothing,autoDiscount', on: undefined, path: '/info/cookies' })
    expect(forced).toMatchObject({ variations: ['autoDiscount', 'productLabels'], cookie: undefined, exposures: [] })
    const headers = new Headers({ 'cache-control': 'public, s-maxage=60' })
    withExperiments(headers, forced)
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
    expect(assigned({ query: 'variation=control', cookie: `${consent}; __Host-visitor=${id}` })).toMatchObject({
      variations: [],
      forced: true,
    })
  })

  it('leave a page alone that is the same for everybody, and keep a personal one personal', () => {
    const headers = new Headers({ 'cache-control': 'public, s-maxage=60' })
    withExperiments(headers, assigned({}))
    expect([...headers]).toEqual([['cache-control', 'public, s-maxage=60']])
    const personal = new Headers({ 'cache-control': 'private, no-store' })
    withExperiments(personal, assigned({ cookie: consent }))
    expect(personal.get('cache-control')).toBe('private, no-store')
    expect(personal.get('server-timing')).toContain('exposure;desc="autoDiscount ')
  })
})
