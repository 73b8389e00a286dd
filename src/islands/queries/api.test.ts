import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getJson, postJson, sentenceOf, withKeys } from './api.ts'

/** The page of a partner in France, as its script has it. */
const page = { site: { market: { locale: 'fr_FR' } }, partner: 360 }

const deadlines: AbortController[] = []
/** A server that never responds: a call ends only by its signal. */
const silent = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'site' ? { textContent: JSON.stringify(page) } : null) })
  vi.stubGlobal('fetch', vi.fn(silent))
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const control = new AbortController()
    deadlines.push(control)
    return control.signal
  })
})
afterEach(() => {
  deadlines.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('every call is of the market and of the partner of its page', async () => {
  const called = vi.fn<typeof fetch>(async () => Response.json({ offers: [], counts: [] }))
  vi.stubGlobal('fetch', called)
  await getJson('product/7/offers', { adult: 2 }, withKeys('offers'))
  await postJson('counts.json', {}, { searches: [] }, withKeys('counts'))
  expect(called.mock.calls.map(([url]) => url)).toEqual([
    '/api/product/7/offers?locale=fr_FR&minisite=360&adult=2',
    '/api/counts.json?locale=fr_FR&minisite=360',
  ])
})

it('a call that gets no response fails at its deadline of ten seconds', async () => {
  const call = getJson('offers.json', {}, withKeys('offers'))
  expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000)
  deadlines[0]?.abort(new Error('too late'))
  await expect(call).rejects.toThrow('too late')
})

it('a call that nobody waits for any more is aborted before its deadline', async () => {
  const left = new AbortController()
  const call = getJson('offers.json', {}, withKeys('offers'), left.signal)
  left.abort(new Error('left'))
  await expect(call).rejects.toThrow('left')
})

it('has the sentence of the API about too many requests, and of no other failure', async () => {
  const sentence = 'Réessayez dans un instant.'
  const failureOf = async (status: number, body: string) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }))
    return getJson('offers.json', {}, withKeys('offers')).then(undefined, sentenceOf)
  }
  expect(await failureOf(429, JSON.stringify({ error: { code: 'too-many-requests', message: sentence } }))).toBe(sentence)
  expect(await failureOf(429, '<html>')).toBeUndefined()
  expect(await failureOf(503, JSON.stringify({ error: { message: 'The service is unavailable.' } }))).toBeUndefined()
})
