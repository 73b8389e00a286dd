import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type IsolateOptions, type Isolates, startIsolates } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { dates, stay } from './pages.ts'
import { type Fault, startUpstream } from './upstream.ts'
import { type Seen, visit } from './visitor.ts'

const names = [
  'hanging',
  'trickling',
  'reset',
  '500',
  '503',
  '429',
  '404',
  'garbage',
  'wrong schema',
  'oversized',
  'redirecting',
] as const satisfies Fault[]
type Name = (typeof names)[number]

/** Milliseconds from the end of a fault until a visitor's page is whole again. */
const soon = 2000

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<Name | 'well'>

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  const options: [Name | 'well', IsolateOptions][] = [
    ['well', { upstream: upstream.address('well'), mood: 'stored' }],
    ...names.map((fault): [Name, IsolateOptions] => [fault, { upstream: upstream.address(fault), mood: 'read only' }]),
  ]
  isolates = await startIsolates(Object.fromEntries(options) as Record<Name | 'well', IsolateOptions>, {
    keyValuePort: keyValue.port,
    clock: inject('clock'),
  })
  // The upstream has the responses of all these pages from here on: how fast the origin is does not count.
  for (let at = 0; at < 12; at++) for (const pathOf of [search, quote]) await visit(isolates.url('well') + pathOf(at))
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

const search = (at: number) => `/fr/week-ends/bretagne?stars=${1 + (at % 4)}&page=${1 + (at % 3)}`
const quote = (at: number) => `/fr/sejour/${stay}?${dates}&a=${1 + (at % 6)}`
const isFailed = ({ body }: Seen) => body.includes('role="alert"') || body.includes('"quoteFailed":true')

/** Opens a page again and again, never waiting for the one before. Resolves with the time until one is whole. */
async function timeToRecover(open: (at: number) => Promise<Seen>): Promise<number> {
  const started = performance.now()
  const whole = Promise.withResolvers<number>()
  const look = async (at: number) => {
    if (!isFailed(await open(at))) whole.resolve(performance.now() - started)
  }
  let looks = 100
  const timer = setInterval(() => void look(looks++), 150)
  const late = setTimeout(() => whole.resolve(Number.POSITIVE_INFINITY), 15_000)
  try {
    return await whole.promise
  } finally {
    clearInterval(timer)
    clearTimeout(late)
  }
}

describe.each(names)('after an upstream that was %s', (fault) => {
  it('the pages of a search and a stay are whole within two seconds', async () => {
    for (const pathOf of [search, quote]) {
      const open = (at: number) => visit(isolates.url(fault) + pathOf(at))
      upstream.heal(fault, false)
      const before = await Promise.all(Array.from({ length: 12 }, (_, at) => open(at)))
      expect(before.filter((page) => !isFailed(page))).toEqual([])
      upstream.heal(fault, true)
      expect(await timeToRecover(open)).toBeLessThan(soon)
    }
  }, 40_000)
})
