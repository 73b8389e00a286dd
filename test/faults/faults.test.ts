import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { pageAges } from '../../routes/page-ages.ts'
import { type IsolateOptions, type Isolates, startIsolates, unhurried } from './isolates.ts'
import { calls } from './calls.ts'
import { choosingPages, giftCookie, giftPath, keepsCode, signIn, signInStatus } from './beneficiary.ts'
import { coldPages, warmPages } from './pages.ts'
import { moods, startKeyValue } from './key-value.ts'
import { keepsMessage, messageStatus, sendMessage } from './message.ts'
import { expectPresentable } from './presentable.ts'
import { type Effect, type Fault, faults, startUpstream } from './upstream.ts'
import { type Seen, visit, visitWith } from './visitor.ts'

const names = Object.keys(faults) as Fault[]
const brokenKv = moods.filter((mood) => mood !== 'stored' && mood !== 'read only')
const others = ['well', 'no cms', 'nothing but the build, hanging', 'nothing but the build, 500'] as const
type Name = Fault | `kv ${string}` | (typeof others)[number]

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<Name>

/** Whether an upstream with this fault sends whole responses, if late or wrong ones. */
const responds = (fault: Fault): boolean => ['late', 'unreadable'].includes(faults[fault])

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  const well = upstream.address('well')
  const options: [Name, IsolateOptions][] = [
    ['well', { upstream: well, mood: 'stored', variables: unhurried }],
    ['nothing but the build, hanging', { upstream: upstream.address('hanging', 'localhost'), mood: 'hanging' }],
    ['nothing but the build, 500', { upstream: upstream.address('500', 'localhost'), mood: 'failing' }],
    ['no cms', { upstream: well, cms: upstream.address('500', 'localhost'), mood: 'empty', variables: unhurried }],
    ...names.map((fault): [Name, IsolateOptions] => [
      fault,
      { upstream: upstream.address(fault), mood: 'read only', ...(responds(fault) && { variables: unhurried }) },
    ]),
    ...brokenKv.map((mood): [Name, IsolateOptions] => [`kv ${mood}`, { upstream: well, mood, variables: unhurried }]),
  ]
  isolates = await startIsolates(Object.fromEntries(options) as Record<Name, IsolateOptions>, {
    keyValuePort: keyValue.port,
    clock: inject('clock'),
  })
  // Content of these pages is in KV from here on.
  for (const path of [partner, ...warmPages.map((page) => page.path)]) await open('well', path)
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

const partner = inject('minisite').replace(inject('site'), '')

const open = (isolate: Name, path: string) => visit(isolates.url(isolate) + path)

const copyTag = ({ headers }: Seen) => /page-[\w-]+/.exec(String(headers['cache-tag']))?.[0] ?? 'none'

/** Copies of complete pages. */
const whole = new Set<string>()

/** Seconds a shared cache may serve a page, stale or not. */
function sharedSeconds(control: string): number {
  const seconds = [...control.matchAll(/s-maxage=(\d+)|stale-while-revalidate=(\d+)/g)]
  return seconds.reduce((total, [, fresh = '0', stale = '0']) => total + Number(fresh) + Number(stale), 0)
}

/** Copies of pages without a part that a cache may send for longer than some seconds, with their isolate and path. */
const partial = new Map<string, string>()

const purged = () => new Set(isolates.log.filter((line) => line.startsWith('PURGE ')).flatMap((line) => line.split(' ').slice(1)))

/** A machine that others keep busy makes every deadline early; a second try then finds what a first one missed. */
const onBusyMachine = { retry: 2 }
const late = (effect: Effect) => (effect === 'late' ? onBusyMachine : {})

const silent = names.filter((fault) => faults[fault] === 'silent')

describe.each(names)('upstream %s', (fault) => {
  const effect = faults[fault]
  // Slow effects run concurrently. A 404 comes at once, and wins where a busy isolate reads KV late: one by one.
  const test = effect === 'missing' ? it : it.concurrent

  // @rule S8.14 B8.3 B8.6
  test.for(warmPages)('$name, with stored content', async ({ path, always, whenWell, whenFailing }) => {
    const page = await open(fault, path)
    expect(page.status).toBe(200)
    expectPresentable(page)
    expect(page.body).toMatch(always)
    if (whenWell && effect === 'late') expect(page.body).toMatch(whenWell)
    if (whenFailing && effect === 'late') expect(page.body).not.toMatch(whenFailing)
    if (whenFailing && effect !== 'late') expect(page.body).toMatch(whenFailing)
    const isShortLived = sharedSeconds(String(page.headers['cache-control'])) <= 5
    if (whenFailing && effect !== 'late' && !isShortLived) partial.set(copyTag(page), `${fault}: ${path}`)
  })

  test.each(coldPages)('$name, content unknown', late(effect), async ({ path, status }) => {
    const page = await open(fault, path)
    expect(page.status).toBe(status[effect])
    expectPresentable(page)
    if (page.status === 503) expect(page.headers['cache-control']).toBe('private, no-cache')
    // Bundled content is not cached.
    if (/bundled/.test(String(page.headers['cache-status']))) expect(page.headers['cache-control']).toBe('private, no-cache')
  })

  test.each(calls)('$path', async ({ path, request, status }) => {
    const response = await visit(isolates.url(fault) + path, request && { request })
    expect(response.status).toBe(status[effect])
    const body = JSON.parse(response.body)
    if (response.status === 200) return
    expect(body.error.message).toBeTruthy()
    expect(response.headers['cache-control']).toBe('no-store')
    if (response.status === 503) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a picture', async () => {
    const { status, headers } = await open(fault, '/pictures/bedroom-day_640_360.avif')
    expect(status).toBe({ late: 200, silent: 502, missing: 404, unreadable: 502 }[effect])
    if (status === 502) expect(headers['cache-control']).toBe('no-store')
  })

  // @rule S4.83
  test('no message is sent while its challenge is not verified', async () => {
    const page = await sendMessage(isolates.url(fault))
    expect(page.status).toBe(messageStatus[effect])
    if (page.status === 303) return
    expectPresentable(page)
    expect(keepsMessage(page)).toBe(true)
  })

  // @rule B6.6
  test('a code opens its gift, or is kept in its form', async () => {
    const page = await signIn(isolates.url(fault))
    expect(page.status).toBe(signInStatus[effect])
    expect([page.headers['cache-control'], page.headers['set-cookie'] === undefined]).toEqual(['private, no-store', effect !== 'late'])
    if (page.status === 303) return
    expectPresentable(page)
    expect(keepsCode(page)).toBe(true)
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('the sign-in is there in a market whose content is unknown', async () => {
    const page = await open(fault, '/it/beneficiary/login')
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expectPresentable(page)
    expect(page.body).toMatch(/<h1.*name="giftCode"/s)
  })

  test('the page of a gift that was signed in is there, with the gift or with the way to try again', async () => {
    const page = await visitWith(isolates.url(fault) + giftPath, await giftCookie())
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(String(page.headers['set-cookie'])).toContain('__Host-gifts=')
    expectPresentable(page)
    expect(page.body).toMatch(effect === 'late' ? /<article.*Camille.*stays"/s : new RegExp(`role="alert".*href="${giftPath}"`, 's'))
  })

  test.for(choosingPages)(
    '$name, with the session and stored content',
    async ({ path, always, whenWell, whenFailing }, { expect: expectIn }) => {
      const page = await visitWith(isolates.url(fault) + path, await giftCookie())
      expectIn([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expectPresentable(page)
      expectIn(page.body).toMatch(always)
      if (whenWell && effect === 'late') expectIn(page.body).toMatch(whenWell)
      if (whenFailing && effect !== 'late') expectIn(page.body).toMatch(whenFailing)
    },
  )

  // @rule B8.4
  test('an unknown stay is a 404 only if the upstream confirms it', async () => {
    const { status } = await open(fault, '/fr/sejour/987654321')
    expect(status).toBe({ late: 404, silent: 503, missing: 404, unreadable: 503 }[effect])
  })

  test('the path of a partner is never a 404', async () => {
    const { status } = await open(fault, partner)
    expect(status).toBe(200)
  })

  // Listings of a sitemap may exceed the usual size limit.
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
    whole.add(copyTag(page))
  })

  it.each(calls)('$path', async ({ path, request, status }) => {
    const response = await visit(isolates.url(`kv ${mood}`) + path, request && { request })
    expect(response.status).toBe(status.late)
    expect(JSON.parse(response.body)).toBeTruthy()
  })
})

describe.concurrent('content empty: neither KV nor CMS, only what came with the build', () => {
  it.each([
    ['/fr', 200],
    ['/fr/info/faq', 200],
    ['/fr/some-partner', 404],
    ['/fr/week-ends/bretagne', 200],
    ['/fr/sejour/10572', 200],
    ['/fr/hotel/1057', 200],
    ['/fr/coffrets-cadeaux', 200],
    ['/fr/contact', 200],
    ['/fr/activites/700001', 200],
    ['/fr/checkout?product=10572&checkin=2027-04-13&checkout=2027-04-14', 200],
  ])('%s has status %i', async (path, status) => {
    const page = await open('no cms', path)
    expect(page.status).toBe(status)
    expectPresentable(page)
  })
})

describe.concurrent.each(['hanging', '500'] as const)('neither KV nor an upstream that is %s', (fault) => {
  const gone = `nothing but the build, ${fault}` as const
  it.each([
    ['/fr', 200],
    ['/fr/contact', 200],
    ['/fr/coffrets-cadeaux', 200],
    ['/be/nl/cadeauboxen', 200],
    ['/fr/info/sales-conditions', 200],
    ['/fr/info/legal-notice', 200],
    ['/be/fr/info/data-protection', 200],
    ['/it/info/faq', 200],
    ['/fr/info/nothing', 503],
    ['/fr/week-ends/bretagne', 503],
    [`/fr/sejour/10572`, 503],
    ['/fr/hotel/1057', 503],
    ['/fr/activites/700001', 503],
    ['/fr/checkout?product=10572&checkin=2027-04-13&checkout=2027-04-14', 503],
  ])('%s has status %i', async (path, status) => {
    const page = await open(gone, path)
    expect(page.status).toBe(status)
    expectPresentable(page)
    expect(page.headers['cache-control']).toBe('private, no-cache')
  })
})

describe('afterwards', () => {
  it('a complete page is stored for its full time, and its copy is never purged', async () => {
    const { headers } = await open('well', '/fr/week-ends/bretagne')
    const { seconds, stale } = pageAges.search
    expect(headers['cache-control']).toBe(`public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}, stale-if-error=86400`)
    expect(whole.size).toBeGreaterThan(0)
    expect([...purged()].filter((tag) => whole.has(tag))).toEqual([])
  })

  it('every copy of a page without a part is purged, with others of its isolate, five times a minute at most', async () => {
    expect(partial.size).toBeGreaterThan(0)
    const left = () => [...partial].flatMap(([tag, page]) => (purged().has(tag) ? [] : [page]))
    await expect.poll(left, { interval: 50, timeout: 30_000 }).toEqual([])
  }, 40_000)

  it('nothing was left unhandled, nothing crashed', () => {
    const cries = isolates.log.filter((line) => /UNHANDLED|"event":"crash"|Uncaught/.test(line))
    expect(cries).toEqual([])
    // The log contains sections that failed as expected.
    expect(isolates.log.some((line) => line.includes('"event":"section failed"'))).toBe(true)
  })

  it('a silent upstream is never called twice for one response', () => {
    for (const fault of silent) {
      const sent = upstream
        .calls(fault)
        .filter((call) => call.includes('/facets.json') && call.includes('fr_FR') && !call.includes('flow=activity'))
      expect(sent.length).toBeLessThanOrEqual(3)
    }
  })
})
