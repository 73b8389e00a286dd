import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiGet, ApiFailure, apiList, apiPost, sentenceOf } from './api.ts'

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
  await apiGet('/product/:id/offers', { id: 7, adult: 2 })
  await apiPost('/counts.json', { searches: [] })
  expect(called.mock.calls.map(([url]) => url)).toEqual([
    '/api/product/7/offers?locale=fr_FR&minisite=360&adult=2',
    '/api/counts.json?locale=fr_FR&minisite=360',
  ])
})

it('fields are of the path or of the query; those without a value are left out', async () => {
  const called = vi.fn<typeof fetch>(async () => Response.json({ exactMatch: [] }))
  vi.stubGlobal('fetch', called)
  await apiGet('/boxes/:code/offers', { code: 'a/b?c', page: 0, limit: undefined })
  await apiGet('/offers.json', { stars: ['4', '5'], flow: 'booking' })
  expect(called.mock.calls.map(([url]) => url)).toEqual([
    '/api/boxes/a%2Fb%3Fc/offers?locale=fr_FR&minisite=360&page=0',
    '/api/offers.json?locale=fr_FR&minisite=360&stars=4%2C5&flow=booking',
  ])
})

it('a response that is not the object or the list that was declared is a failure', async () => {
  for (const body of ['null', '"soon"', '7', '[]']) {
    vi.stubGlobal('fetch', async () => new Response(body))
    await expect(apiGet('/offers.json', {})).rejects.toBeInstanceOf(ApiFailure)
  }
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const nights = apiList('/weekend/:id/packageCheckoutNights.json', { id: 7, checkin: '2027-04-13' })
  await expect(nights).rejects.toBeInstanceOf(ApiFailure)
})

it('the compiler knows paths, fields and responses', () => {
  const typed = () => [
    async () => (await apiGet('/weekend/:id/detail.json', { id: 1 })).label.length,
    async () => (await apiGet('/weekend/:id/detail.json', { id: 1, checkin: '2027-04-13', nights: 1 })).activityDates.length,
    async () => (await apiGet('/offers.json', { performMapSearch: true })).exactMatch[0]?.weekend,
    // @ts-expect-error -- points have no label of a card.
    async () => (await apiGet('/offers.json', { performMapSearch: true })).exactMatch[0]?.headwords,
    // @ts-expect-error -- there is no such path.
    () => apiGet('/weekend/:id/quotes.json', { id: 1 }),
    // @ts-expect-error -- a field is missing.
    () => apiGet('/weekend/:id/quote.json', { id: 1, checkin: '2027-04-13' }),
    // @ts-expect-error -- a field is misspelt.
    () => apiGet('/weekend/:id/quote.json', { id: 1, checkin: '2027-04-13', nights: 1, offer: 7 }),
  ]
  expect(typed()).toHaveLength(7)
})

it('a call that gets no response fails at its deadline of ten seconds', async () => {
  const call = apiGet('/offers.json', {})
  expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000)
  deadlines[0]?.abort(new Error('too late'))
  await expect(call).rejects.toThrow('too late')
})

it('a call that nobody waits for any more is aborted before its deadline', async () => {
  const left = new AbortController()
  const call = apiGet('/offers.json', {}, left.signal)
  left.abort(new Error('left'))
  await expect(call).rejects.toThrow('left')
})

it('has the sentence of the API about too many requests, and of no other failure', async () => {
  const sentence = 'Réessayez dans un instant.'
  const failureOf = async (status: number, body: string) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }))
    return apiGet('/offers.json', {}).then(undefined, sentenceOf)
  }
  expect(await failureOf(429, JSON.stringify({ error: { code: 'too-many-requests', message: sentence } }))).toBe(sentence)
  expect(await failureOf(429, '<html>')).toBeUndefined()
  expect(await failureOf(503, JSON.stringify({ error: { message: 'The service is unavailable.' } }))).toBeUndefined()
})
