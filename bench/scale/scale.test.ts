import fc from 'fast-check'
import { expect, it } from 'vitest'
import { costsOf, cpuMsOfKvRead } from './costs.ts'
import { curveOf, dayMs } from './curve.ts'
import { simulateDay } from './day.ts'
import { lifetimeOf } from './lifetime.ts'
import { mulberry32 } from '../../origin/catalogue/seed/random.ts'
import { currentRules, formerRules } from './rules.ts'
import { isWritten } from '../../worker/content/ages.ts'
import { createValue, type WriteRule } from './storage.ts'
import { simulatePurges } from './purges.ts'
import { type Rendered, TieredCache } from './tiered-cache.ts'
import { assumed, simulatedPages, versionsOf } from './traffic.ts'

const request = fc.record({ location: fc.nat(2), afterMs: fc.nat(200_000), purged: fc.option(fc.constantFrom('one', 'two'), { freq: 8 }) })
const ages = fc.record({ freshMs: fc.nat(60_000), staleMs: fc.nat(300_000) })

/** Plays requests, and returns what was sent at which instant, and the purges, each with the number of requests before. */
function play(
  requests: readonly { location: number; afterMs: number; purged: string | null }[],
  { freshMs, staleMs }: { freshMs: number; staleMs: number },
) {
  const cache = new TieredCache(3)
  const purges: { at: number; tag: string; requests: number }[] = []
  let [now, renders] = [0, 0]
  const render = (at: number): Rendered => {
    renders++
    return { renderedAt: at, freshMs, usableMs: freshMs + staleMs, tags: renders % 2 === 0 ? ['one'] : ['two'] }
  }
  const served = requests.map(({ location, afterMs, purged }, requestsBefore) => {
    now += afterMs
    if (purged !== null) {
      cache.purge([purged])
      purges.push({ at: now, tag: purged, requests: requestsBefore })
    }
    const before = renders
    return { at: now, ...cache.request(location, now, render), ran: renders - before }
  })
  return { served, purges }
}

it('a cache sends nothing that is older than it may be', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 60 }), ages, (requests, lifetime) => {
      for (const { at, answer, page } of play(requests, lifetime).served) {
        const age = at - page.renderedAt
        if (answer === 'hit') expect(age).toBeLessThan(Math.max(lifetime.freshMs, 1))
        if (answer === 'stale') expect(age).toBeLessThan(lifetime.freshMs + lifetime.staleMs)
        if (answer === 'miss') expect(age).toBe(0)
      }
    }),
  )
})

it('what is purged by its tag is never sent again', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 60 }), ages, (requests, lifetime) => {
      const { served, purges } = play(requests, lifetime)
      for (const [requestsBefore, { page }] of served.entries())
        for (const purge of purges) {
          const isPurged = purge.requests <= requestsBefore && page.renderedAt < purge.at && page.tags.includes(purge.tag)
          expect(isPurged).toBe(false)
        }
    }),
  )
})

it('the worker runs once for a request at most, and never for what is fresh', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 60 }), ages, (requests, lifetime) => {
      for (const { answer, ran } of play(requests, lifetime).served) {
        expect(ran).toBeLessThanOrEqual(1)
        if (answer === 'miss') expect(ran).toBe(1)
      }
    }),
  )
})

it('another location gets the copy of the upper tier, with its age', () => {
  const cache = new TieredCache(2)
  const render = (now: number): Rendered => ({ renderedAt: now, freshMs: 60_000, usableMs: 60_000, tags: [] })
  expect(cache.request(0, 0, render).answer).toBe('miss')
  expect(cache.request(1, 50_000, render)).toMatchObject({ answer: 'hit', page: { renderedAt: 0 } })
  expect(cache.request(1, 60_000, render).answer).toBe('miss')
})

it('headers are read as Workers Cache reads them', () => {
  expect(lifetimeOf({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' })).toEqual({
    freshMs: 60_000,
    usableMs: 60_000,
  })
  expect(
    lifetimeOf({ 'cache-control': 'public, s-maxage=60', 'cloudflare-cdn-cache-control': 'public, max-age=30, stale-while-revalidate=90' }),
  ).toEqual({ freshMs: 30_000, usableMs: 120_000 })
  expect(lifetimeOf({ 'cache-control': 'private, no-cache' })).toBeUndefined()
})

it('only the former rules had nothing stale', () => {
  expect(formerRules.lifetimeOf('stay', true)).toEqual({ freshMs: 60_000, usableMs: 60_000 })
  expect(currentRules.lifetimeOf('stay', true)).toEqual({ freshMs: 60_000, usableMs: 5_400_000 })
  expect(currentRules.lifetimeOf('stay', false)).toEqual({ freshMs: 5000, usableMs: 5000 })
})

it('the time at which a share of the day’s visits has come is found again', () => {
  const curve = curveOf(assumed.hours)
  fc.assert(
    fc.property(fc.integer({ min: -dayMs, max: dayMs }), fc.double({ min: 0, max: 2, noNaN: true }), (from, share) => {
      expect(curve.between(from, curve.after(from, share))).toBeCloseTo(share, 6)
    }),
  )
})

it('shares of markets, kinds, locations and versions each add up to one', () => {
  const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0)
  expect(sum(Object.values(assumed.markets))).toBeCloseTo(1)
  expect(sum(Object.values(assumed.kinds))).toBeCloseTo(1)
  for (const shares of Object.values(assumed.locations)) expect(sum(shares)).toBeCloseTo(1)
  for (const kind of ['home', 'search', 'stay', 'static'] as const) expect(sum(versionsOf(kind).map(({ share }) => share))).toBeCloseTo(1)
})

const listed = [
  { market: 'fr', kind: 'stay', paths: Array.from({ length: 40 }, (_, at) => `/fr/sejour/${at}`) },
  { market: 'it', kind: 'home', paths: ['/it'] },
] as const

const dayOf = (seed: number, tags: readonly string[] = [], rules = currentRules) =>
  simulateDay({
    pages: simulatedPages(listed, 1, mulberry32(seed)),
    views: 30_000,
    requestsOfView: 1,
    rules,
    purges: tags.length > 0 ? [{ at: dayMs / 2, tags }] : [],
    curve: curveOf(assumed.hours),
    random: mulberry32(seed),
  })

it('the same seed makes the same day, and another seed another', () => {
  expect(dayOf(3)).toEqual(dayOf(3))
  expect(dayOf(3)).not.toEqual(dayOf(4))
})

it('a purge of their tags costs renders, and one of other tags none', () => {
  expect(dayOf(3, ['market-nl']).rendered).toBe(dayOf(3).rendered)
  expect(dayOf(3, ['content']).anonymous.miss[72]).toBeGreaterThan(dayOf(3).anonymous.miss[72] ?? 0)
})

it('what is sent stale is what the former rules let visitors wait for', () => {
  const misses = (rules: typeof currentRules) => dayOf(5, [], rules).anonymous.miss.reduce((sum, number) => sum + number, 0)
  expect(misses(currentRules)).toBeLessThan(misses(formerRules) / 2)
})

it('content that stays the same is written once an hour, and each isolate asks for it once in its age', () => {
  const countsBy = (writeRule: WriteRule) => {
    const read = createValue({ softAgeSeconds: 600, hardAgeSeconds: 86_400 }, { random: mulberry32(7), writeRule })
    const reads = Array.from({ length: dayMs / 30_000 }, (_, at) => read(at % 2, at * 30_000))
    return { asked: reads.filter(({ isAsked }) => isAsked).length, written: reads.filter(({ isWritten: isPut }) => isPut).length }
  }
  const always = countsBy(() => true)
  expect(always.written).toBe(always.asked)
  expect(always.written).toBeGreaterThan(24 * 5)
  const { asked, written } = countsBy(isWritten)
  expect(written).toBeGreaterThanOrEqual(24 - 1)
  expect(written).toBeLessThan(24 * 2)
  expect(asked).toBeLessThanOrEqual(24 * 6 * 2)
})

it('incomplete copies are purged while they are few, and no more than the platform takes', () => {
  const purges = (copies: number) => simulatePurges({ copies, isolates: 8, curve: curveOf(assumed.hours), random: mulberry32(3) })
  const few = purges(1000)
  expect(few.refused + few.left).toBe(0)
  expect(few.asked).toBeGreaterThan(900)
  const many = purges(20_000)
  expect(many.asked - many.refused).toBeLessThanOrEqual(25 + 5 * 24 * 60)
  expect(many.left).toBeGreaterThan(0)
  expect(many.left).toBeLessThan(20_000)
})

it('a month costs what the list says', () => {
  const costs = costsOf({ requests: 1e6, cpuMs: 2e6, kvReads: 1e6, kvWrites: 1e5, kvGigabytes: 3, dataPoints: 1e6 })
  expect(costs).toEqual({ requests: 6, cpuMs: 0.6, kvReads: 10, kvWrites: 10, kvGigabytes: 1, dataPoints: 5, total: 37.6 })
  expect(cpuMsOfKvRead).toBe(25)
})
