import { describe, expect, it } from 'vitest'
import { createRequestCount, secondsToWait } from './limit-requests.ts'

describe('the wait of a client', () => {
  const limit = { requests: 1, seconds: 10 }
  const count = () => createRequestCount(limit)

  it('is the binding’s, where there is one', async () => {
    const keys: string[] = []
    const binding = (success: boolean) => ({
      limit: async ({ key }: { key: string }) => {
        keys.push(key)
        return { success }
      },
    })
    const own = count()
    for (let sent = 0; sent < 3; sent++)
      expect(await secondsToWait({ binding: binding(true), count: own, limit }, '203.0.113.7', 0)).toBe(0)
    expect(await secondsToWait({ binding: binding(false), count: own, limit }, '203.0.113.7', 0)).toBe(10)
    expect(new Set(keys)).toEqual(new Set(['203.0.113.7']))
  })

  it('is counted in the isolate without a binding, and while it fails', async () => {
    const failing = { limit: () => Promise.reject(new Error('down')) }
    for (const binding of [undefined, failing]) {
      const counting = { binding, count: count(), limit }
      expect(await secondsToWait(counting, 'one', 0)).toBe(0)
      expect(await secondsToWait(counting, 'one', 4000)).toBe(6)
      expect(await secondsToWait(counting, 'other', 4000)).toBe(0)
    }
  })
})
