import { afterEach, describe, expect, it, vi } from 'vitest'
import type { KeyValue } from '../../env.ts'
import { createEndedMemory, endedSessions } from './ended-sessions.ts'

function keyValue(): KeyValue & { readonly seconds: number[] } {
  const values = new Map<string, string>()
  const seconds: number[] = []
  return {
    seconds,
    get: async (key) => values.get(key) ?? null,
    put: async (key, value, { expirationTtl }) => {
      values.set(key, value)
      seconds.push(expirationTtl)
    },
  }
}

const broken: [string, KeyValue][] = [
  ['fails', { get: () => Promise.reject(new Error('down')), put: () => Promise.reject(new Error('down')) }],
  ['hangs', { get: () => new Promise(() => {}), put: async () => {} }],
]

afterEach(() => void vi.useRealTimers())

describe('a session that was signed out', () => {
  it('is known to every isolate, for as long as its cookie could be good', async () => {
    const kv = keyValue()
    await endedSessions(createEndedMemory(), kv).add('first')
    expect(kv.seconds).toEqual([8 * 3600])
    const elsewhere = endedSessions(createEndedMemory(), kv)
    expect([await elsewhere.has('first'), await elsewhere.has('second')]).toEqual([true, false])
  })

  it.each(broken)('is known to its own isolate while KV %s, and nobody else is kept out', async (_, kv) => {
    vi.useFakeTimers()
    const ended = endedSessions(createEndedMemory(), kv)
    await ended.add('first')
    const other = ended.has('second')
    await vi.advanceTimersByTimeAsync(500)
    expect([await ended.has('first'), await other]).toEqual([true, false])
  })

  it('is known without KV', async () => {
    const ended = endedSessions(createEndedMemory(), undefined)
    await ended.add('first')
    expect([await ended.has('first'), await ended.has('second')]).toEqual([true, false])
  })
})
