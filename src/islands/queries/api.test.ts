import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getJson, sentenceOf, withKeys } from './api.ts'

const deadlines: AbortController[] = []
/** A server that never responds: a call ends only by its signal. */
const silent = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

beforeEach(() => {
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
