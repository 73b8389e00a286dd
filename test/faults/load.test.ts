import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { calls } from './calls.ts'
import { type Isolates, startIsolates } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { dates, stay } from './pages.ts'
import { startUpstream } from './upstream.ts'
import { glimpse, visit } from './visitor.ts'

/** Pages that ask while they are sent, and what each asks. */
const asking = [
  { path: '/fr/week-ends/bretagne', asks: [/\/offers\.json/, /\/facets\.json/] },
  { path: `/fr/sejour/${stay}?${dates}`, asks: [/\/quote\.json/, /\/product\/10572\/offers/, /\/reviews\.json/] },
  { path: `/fr/hotel/1057?${dates}`, asks: [/\/product\/\d+\/offers.*multiOffer=true/, /\/reviews\.json/] },
  {
    path: `/fr/checkout?product=${stay}&${dates}`,
    asks: [/\/quote-realtime\.json/, /\/product\/10572\/offers/, /\/detail\.json.*checkin=/],
  },
]

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<'well' | 'left' | 'crowd' | 'everything fails' | 'nothing asked yet' | 'cut'>

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  isolates = await startIsolates(
    {
      well: { upstream: upstream.address('well'), mood: 'kept' },
      left: { upstream: upstream.address('hanging'), mood: 'read only' },
      crowd: { upstream: upstream.address('slow'), mood: 'empty' },
      cut: { upstream: upstream.address('cut at first'), mood: 'read only' },
      'nothing asked yet': { upstream: upstream.address('500'), mood: 'read only' },
      'everything fails': { upstream: upstream.address('reset'), mood: 'read only' },
    },
    { keyValuePort: keyValue.port, clock: inject('clock') },
  )
  for (const { path } of asking) await visit(isolates.url('well') + path)
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

it('a thousand visitors of one unknown thing ask for it once', async () => {
  const path = '/api/weekend/10572/detail.json?locale=fr_FR'
  const answers = await Promise.all(Array.from({ length: 1000 }, () => visit(isolates.url('crowd') + path)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const asked = upstream.calls('slow').filter((call) => call.includes('/weekend/10572/detail.json') && call.includes('fr_FR'))
  expect(asked.length).toBe(1)
})

describe('an upstream that fails altogether', () => {
  it('is not asked more often than visitors ask', async () => {
    const before = upstream.calls('reset').length
    const questions = Array.from({ length: 100 }, (_, at) => `/api/hotel/${at + 1}/reviews.json?locale=fr_FR&page=7`)
    await Promise.all(questions.map((path) => visit(isolates.url('everything fails') + path)))
    expect(upstream.calls('reset').length - before).toBeLessThanOrEqual(110)
  })

  it.each(calls.filter(({ question }) => question))('is asked what is posted once: $path', async ({ path, question = {} }) => {
    for (let at = 0; at < 3; at++) await visit(isolates.url('nothing asked yet') + path, { question })
    expect(upstream.calls('500')).toHaveLength(3)
  })
})

it('a picture is asked for again when its connection was cut, one in ten at most', async () => {
  const status = async (picture: string) => (await visit(`${isolates.url('cut')}/pictures/${picture}_640_360.avif`)).status
  expect(await status('bedroom-day')).toBe(502)
  for (let at = 0; at < 11; at++) expect(await status('bedroom-day')).toBe(200)
  expect([await status('museum-day'), await status('dessert-plate-day')]).toEqual([200, 502])
})

describe('a visitor who leaves', () => {
  it.each(asking)('takes the questions along: $path', async ({ path, asks }) => {
    await visit(`${isolates.url('left')}/fr/contact`)
    const started = performance.now()
    await glimpse(isolates.url('left') + path)
    const abandoned = (question: RegExp) => [...upstream.abandoned].some((call) => call.startsWith('hanging') && question.test(call))
    for (const question of asks) await expect.poll(() => abandoned(question), { interval: 20, timeout: 5000 }).toBe(true)
    // The deadlines of these questions are 2.5 to 8 s.
    expect(performance.now() - started).toBeLessThan(2400)
  })
})

it('nothing is left unhandled by any of this', () => {
  expect(isolates.log.filter((line) => /UNHANDLED|"event":"crash"|Uncaught/.test(line))).toEqual([])
})
