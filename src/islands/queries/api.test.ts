import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getJson, withKeys } from './api.ts'

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
