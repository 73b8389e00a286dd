import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { calls } from './calls.ts'
import { eagerOptimizer, type Isolates, startIsolates, unhurried } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { dates, stay } from './pages.ts'
import { soak } from './soak.ts'
import { startUpstream } from './upstream.ts'
import { glimpse, visit } from './visitor.ts'

/** Pages with upstream calls, and the calls of each. */
const fetching = [
  { path: '/fr/week-ends/bretagne', requests: [/\/offers\.json/, /\/facets\.json/] },
  { path: `/fr/sejour/${stay}?${dates}`, requests: [/\/quote\.json/, /\/product\/10572\/offers/, /\/reviews\.json/] },
  { path: `/fr/hotel/1057?${dates}`, requests: [/\/product\/\d+\/offers.*multiOffer=true/, /\/reviews\.json/] },
  {
    path: `/fr/checkout?product=${stay}&${dates}`,
    requests: [/\/quote-realtime\.json/, /\/product\/10572\/offers/, /\/detail\.json.*checkin=/],
  },
]

/** A stay whose quotes fail. */
const poison = 10601

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<'poisoned' | 'well' | 'left' | 'crowd' | 'everything fails' | 'nothing asked yet' | 'cut'>

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'), (path) => path.includes(`/weekend/${poison}/quote`))
  keyValue = await startKeyValue()
  isolates = await startIsolates(
    {
      well: { upstream: upstream.address('well'), mood: 'stored', variables: unhurried },
      poisoned: { upstream: upstream.addressOfSome('500'), mood: 'read only', variables: unhurried },
      left: { upstream: upstream.address('hanging'), mood: 'read only', variables: unhurried },
      crowd: { upstream: upstream.address('slow'), mood: 'empty', variables: unhurried },
      cut: { upstream: upstream.address('cut at first'), mood: 'read only' },
      'nothing asked yet': { upstream: upstream.address('500'), mood: 'read only' },
      'everything fails': { upstream: upstream.address('reset'), mood: 'read only' },
    },
    { keyValuePort: keyValue.port, clock: inject('clock') },
  )
  for (const { path } of fetching) await visit(isolates.url('well') + path)
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

describe('a thousand visitors at once', () => {
  /** Returns the statuses they saw and the upstream calls they caused; a call is joined for a second, so that `mostCalls` is one a second. */
  async function crowd(path: string, call: string) {
    const started = performance.now()
    const responses = await Promise.all(Array.from({ length: 1000 }, () => visit(isolates.url('crowd') + path)))
    const mostCalls = 1 + Math.floor((performance.now() - started) / 1000)
    const sent = upstream.calls('slow').filter((url) => url.includes(call) && url.includes('fr_FR')).length
    return { statuses: new Set(responses.map(({ status }) => status)), sent, mostCalls }
  }

  it('of one uncached resource get its response, from one call a second', async () => {
    const call = `/weekend/${stay}/quote-realtime.json`
    const { statuses, sent, mostCalls } = await crowd(`/api${call}?locale=fr_FR&checkin=2027-04-13&nights=1`, call)
    expect(statuses).toEqual(new Set([200]))
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(mostCalls)
  })

  // On a busy machine KV is late, so that content is waited for 800 ms only (record 32): the response is for the visitors after these.
  it('of content that is stored nowhere cause one call a second, and the next visitor gets it', async () => {
    const call = `/weekend/${stay}/detail.json`
    const { sent, mostCalls } = await crowd(`/api${call}?locale=fr_FR`, call)
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(mostCalls)
    const next = async () => (await visit(`${isolates.url('crowd')}/api${call}?locale=fr_FR`)).status
    await expect.poll(next, { timeout: 5000 }).toBe(200)
  })
})

describe('an upstream that fails altogether', () => {
  it('is not called more often than visitors request', async () => {
    const before = upstream.calls('reset').length
    const requests = Array.from({ length: 100 }, (_, at) => `/api/hotel/${at + 1}/reviews.json?locale=fr_FR&page=7`)
    await Promise.all(requests.map((path) => visit(isolates.url('everything fails') + path)))
    expect(upstream.calls('reset').length - before).toBeLessThanOrEqual(110)
  })

  it.each(calls.filter(({ request }) => request))('receives a posted request once: $path', async ({ path, request = {} }) => {
    const before = upstream.calls('500').length
    for (let at = 0; at < 3; at++) await visit(isolates.url('nothing asked yet') + path, { request })
    // Events are completed by facts of their product, which is a call of its own.
    const sent = upstream.calls('500').slice(before)
    expect(sent.length / new Set(sent).size).toBe(3)
  })
})

describe('one visitor who repeats a request that fails', () => {
  it('changes no other visitor’s page, and causes hardly more calls than requests', async () => {
    const site = isolates.url('poisoned')
    const quote = (at: number) =>
      `${site}/api/weekend/${poison}/${at % 2 ? 'quote' : 'quote-realtime'}.json?locale=fr_FR&checkin=2027-04-13&nights=1&adult=${1 + (at % 9)}`
    const made: Promise<number>[] = []
    const hammer = setInterval(() => void made.push(visit(quote(made.length)).then(({ status }) => status)), 20)
    try {
      await expect.poll(() => made.length, { timeout: 5000 }).toBeGreaterThan(50)
      for (let page = 0; page < 20; page++) {
        const search = await visit(`${site}/fr/week-ends/bretagne?page=${1 + (page % 3)}&stars=${1 + (page % 5)}&c=${page % 7}`)
        expect([page, search.status, search.body.includes('role="alert"')]).toEqual([page, 200, false])
        const priced = await visit(`${site}/fr/sejour/${stay}?${dates}&a=${1 + (page % 4)}`)
        expect([page, priced.status, priced.body.includes('"quoteFailed":true')]).toEqual([page, 200, false])
      }
    } finally {
      clearInterval(hammer)
    }
    expect(new Set(await Promise.all(made))).toEqual(new Set([503]))
    const sent = upstream.calls('500', 'some').filter((path) => path.includes(`/weekend/${poison}/quote`)).length
    expect(sent).toBeLessThanOrEqual(made.length * 1.1)
  })
})

it('a picture is requested again when its connection was cut, one in ten at most', async () => {
  const status = async (picture: string) => (await visit(`${isolates.url('cut')}/pictures/${picture}_640_360.avif`)).status
  expect(await status('bedroom-day')).toBe(502)
  for (let at = 0; at < 11; at++) expect(await status('bedroom-day')).toBe(200)
  expect([await status('museum-day'), await status('dessert-plate-day')]).toEqual([200, 502])
})

describe('a visitor who leaves', () => {
  it.each(fetching)('aborts the upstream calls: $path', async ({ path, requests }) => {
    await visit(`${isolates.url('left')}/fr/contact`)
    const started = performance.now()
    await glimpse(isolates.url('left') + path)
    const abandoned = (request: RegExp) => [...upstream.abandoned].some((call) => call.startsWith('hanging') && request.test(call))
    for (const request of requests) await expect.poll(() => abandoned(request), { interval: 20, timeout: 5000 }).toBe(true)
    // The deadlines of these calls are 15 to 48 s here.
    expect(performance.now() - started).toBeLessThan(14_000)
  })
})

describe('plain load', () => {
  let optimized: Isolates<'busy'>
  beforeAll(async () => {
    const setting = { keyValuePort: keyValue.port, clock: inject('clock'), v8Flags: eagerOptimizer }
    optimized = await startIsolates({ busy: { upstream: upstream.address('busy'), mood: 'stored' } }, setting)
  })
  afterAll(() => optimized?.stop())

  // An eager optimizer finds in seconds what a minute of `npm run bench:soak` does.
  it('ends no request with a 5xx or a cut connection', async () => {
    const { requests, failures } = await soak(optimized.url('busy'), { seconds: 10, connections: 16, atLeast: 510 })
    expect(failures).toEqual([])
    expect(requests).toBeGreaterThan(500)
    expect(optimized.log.filter((line) => /UNHANDLED|"event":"crash"|Uncaught|had hung/.test(line))).toEqual([])
  }, 40_000)
})

it('nothing is left unhandled by any of this', () => {
  expect(isolates.log.filter((line) => /UNHANDLED|"event":"crash"|Uncaught/.test(line))).toEqual([])
})
