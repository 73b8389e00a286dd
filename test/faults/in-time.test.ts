import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { choosingPages, giftCookie, giftPath } from './beneficiary.ts'
import { type IsolateOptions, type Isolates, startIsolates } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { dates, stay, warmPages } from './pages.ts'
import { startUpstream } from './upstream.ts'
import { glimpse, visit } from './visitor.ts'

const silent = ['hanging', 'trickling'] as const
type Name = (typeof silent)[number] | 'well' | 'nothing but the build'

/** Pages whose content is nowhere: neither in KV nor in the build. */
const unknown = [
  '/fr/info/nothing',
  '/fr/week-ends/bretagne',
  `/fr/sejour/${stay}`,
  '/fr/hotel/1057',
  '/fr/activites/700001',
  `/fr/checkout?product=${stay}&${dates}`,
]

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<Name>

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  const options: [Name, IsolateOptions][] = [
    ['well', { upstream: upstream.address('well'), mood: 'stored' }],
    ['nothing but the build', { upstream: upstream.address('hanging', 'localhost'), mood: 'hanging' }],
    ...silent.map((fault): [Name, IsolateOptions] => [fault, { upstream: upstream.address(fault), mood: 'read only' }]),
  ]
  isolates = await startIsolates(Object.fromEntries(options) as Record<Name, IsolateOptions>, {
    keyValuePort: keyValue.port,
    clock: inject('clock'),
  })
  // Content of these pages is in KV from here on.
  for (const { path } of warmPages) await visit(isolates.url('well') + path)
  // The first page starts an isolate.
  for (const name of [...silent, 'nothing but the build'] as const) await visit(`${isolates.url(name)}/fr/contact`)
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

describe.each(silent)('an upstream that is %s', (fault) => {
  it.each(warmPages)('does not delay the first byte of $name, whose content is stored', async ({ path }) => {
    expect(await glimpse(isolates.url(fault) + path)).toBeLessThan(1000)
  })

  it.each([giftPath, ...choosingPages.map((page) => page.path)])('does not delay the first byte of %s', async (path) => {
    expect(await glimpse(isolates.url(fault) + path, await giftCookie())).toBeLessThan(1000)
  })
})

describe('neither KV nor the upstream ever responds', () => {
  it.each(unknown)('%s fails within a second, as a whole', async (path) => {
    const started = performance.now()
    expect((await visit(isolates.url('nothing but the build') + path)).status).toBe(503)
    // Connecting, and a page of failure, are not the deadline's.
    expect(performance.now() - started).toBeLessThan(1300)
  })
})
