import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type IsolateOptions, type Isolates, startIsolates } from './isolates.ts'
import { calls } from './calls.ts'
import { coldPages, warmPages } from './pages.ts'
import { moods, startKeyValue } from './key-value.ts'
import { expectPresentable } from './presentable.ts'
import { type Fault, faults, startUpstream } from './upstream.ts'
import { glimpse, visit } from './visitor.ts'

const names = Object.keys(faults) as Fault[]
const brokenKv = moods.filter((mood) => mood !== 'kept' && mood !== 'read only')
const others = ['well', 'no cms'] as const
type Name = Fault | `kv ${string}` | (typeof others)[number]

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<Name>

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  const well = upstream.address('well')
  const options: [Name, IsolateOptions][] = [
    ['well', { upstream: well, mood: 'kept' }],
    ['no cms', { upstream: well, cms: upstream.address('500', 'localhost'), mood: 'empty' }],
    ...names.map((fault): [Name, IsolateOptions] => [fault, { upstream: upstream.address(fault), mood: 'read only' }]),
    ...brokenKv.map((mood): [Name, IsolateOptions] => [`kv ${mood}`, { upstream: well, mood }]),
  ]
  isolates = await startIsolates(Object.fromEntries(options) as Record<Name, IsolateOptions>, {
    keyValuePort: keyValue.port,
    clock: inject('clock'),
  })
  // What these pages show is in KV from here on.
  for (const path of [partner, ...warmPages.map((page) => page.path)]) await open('well', path)
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

const partner = inject('minisite').replace(inject('site'), '')

const open = (isolate: Name, path: string) => visit(isolates.url(isolate) + path)

const silent = names.filter((fault) => faults[fault] === 'silent')

describe.concurrent('the first byte, content kept', () => {
  it.each(['hanging', 'trickling'] as const)('does not wait for an upstream that is %s', async (fault) => {
    // The isolate's first page pays for starting it; pages asked for at once pay for each other.
    await open(fault, '/fr/contact')
    for (const { path } of warmPages) expect(await glimpse(isolates.url(fault) + path)).toBeLessThan(1000)
  })
})

describe.each(names)('upstream %s', (fault) => {
  const effect = faults[fault]
  // What takes seconds is waited for together. A "no such thing" comes at once, and wins where a busy isolate finds KV late: one by one.
  const test = effect === 'missing' ? it : it.concurrent

  test.each(warmPages)('$name, content kept', async ({ path, always, whenWell, whenFailing }) => {
    const page = await open(fault, path)
    expect(page.status).toBe(200)
    expectPresentable(page)
    expect(page.body).toMatch(always)
    if (whenWell && effect === 'late') expect(page.body).toMatch(whenWell)
    if (whenFailing && effect === 'late') expect(page.body).not.toMatch(whenFailing)
    if (whenFailing && effect !== 'late') expect(page.body).toMatch(whenFailing)
  })

  test.each(coldPages)('$name, content unknown', async ({ path, status }) => {
    const page = await open(fault, path)
    expect(page.status).toBe(status[effect])
    expectPresentable(page)
    if (page.status === 503) expect(page.headers['cache-control']).toBe('private, no-cache')
    // What came with the build is kept by nobody.
    if (/bundled/.test(String(page.headers['cache-status']))) expect(page.headers['cache-control']).toBe('private, no-cache')
  })

  test.each(calls)('$path', async ({ path, question, status }) => {
    const answer = await visit(isolates.url(fault) + path, question && { question })
    expect(answer.status).toBe(status[effect])
    const body = JSON.parse(answer.body)
    if (answer.status === 200) return
    expect(body.error.message).toBeTruthy()
    expect(answer.headers['cache-control']).toBe('no-store')
    if (answer.status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a picture', async () => {
    const { status, headers } = await open(fault, '/pictures/bedroom-day_640_360.avif')
    expect(status).toBe({ late: 200, silent: 502, missing: 404, unreadable: 502 }[effect])
    if (status === 502) expect(headers['cache-control']).toBe('no-store')
  })

  test('an unknown stay is not confused with an unknown state', async () => {
    const { status } = await open(fault, '/fr/sejour/987654321')
    expect(status).toBe({ late: 404, silent: 503, missing: 404, unreadable: 503 }[effect])
  })

  test('a partner’s path is not said to be nowhere', async () => {
    const { status } = await open(fault, partner)
    expect(status).toBe(200)
  })

  // The listings of a sitemap may be longer than other answers.
  const listings = fault.startsWith('oversized') ? [] : ['/sitemap.xml']
  test.each(listings)('%s lists every market or none', async (path) => {
    const { status } = await open(fault, path)
    expect(status).toBe(effect === 'late' ? 200 : 503)
  })
})

describe.concurrent.each(brokenKv)('KV %s', (mood) => {
  it.each(warmPages)('$name is whole', async ({ path, always, whenWell, whenFailing }) => {
    const page = await open(`kv ${mood}`, path)
    expect(page.status).toBe(200)
    expectPresentable(page)
    expect(page.body).toMatch(always)
    if (whenWell) expect(page.body).toMatch(whenWell)
    if (whenFailing) expect(page.body).not.toMatch(whenFailing)
  })

  it.each(calls)('$path', async ({ path, question, status }) => {
    const answer = await visit(isolates.url(`kv ${mood}`) + path, question && { question })
    expect(answer.status).toBe(status.late)
    expect(JSON.parse(answer.body)).toBeTruthy()
  })
})

describe.concurrent('content empty: neither KV nor CMS, only what came with the build', () => {
  it.each([
    ['/fr', 200],
    ['/fr/info/faq', 503],
    ['/fr/some-partner', 404],
    ['/fr/week-ends/bretagne', 200],
    ['/fr/sejour/10572', 200],
    ['/fr/hotel/1057', 200],
    ['/fr/coffrets-cadeaux', 200],
    ['/fr/contact', 200],
    ['/fr/activites/700001', 200],
    ['/fr/checkout?product=10572&checkin=2027-04-13&checkout=2027-04-14', 200],
  ])('%s answers %i', async (path, status) => {
    const page = await open('no cms', path)
    expect(page.status).toBe(status)
    expectPresentable(page)
  })
})

describe('afterwards', () => {
  it('nothing was left unhandled, nothing crashed', () => {
    const cries = isolates.log.filter((line) => /UNHANDLED|"event":"crash"|Uncaught/.test(line))
    expect(cries).toEqual([])
    // The log is read: sections that failed as expected are in it.
    expect(isolates.log.some((line) => line.includes('"event":"section failed"'))).toBe(true)
  })

  it('a silent upstream was never asked twice for one answer', () => {
    for (const fault of silent) {
      const asked = upstream.calls(fault).filter((call) => call.includes('/facets.json') && call.includes('fr_FR'))
      expect(asked.length).toBeLessThanOrEqual(3)
    }
  })
})
