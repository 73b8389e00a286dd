import { describe, expect, it } from 'vitest'
import { createRequestCount, secondsToWait, secondsUntilSignIn } from './limit-requests.ts'

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

// @rule B6.6
describe('a form that signs in with a code', () => {
  const countingEnv = (refuses: (key: string) => boolean) => {
    const keys: string[] = []
    const limit = (name: string) => ({
      limit: async ({ key }: { key: string }) => {
        keys.push(`${name} ${key}`)
        return { success: !refuses(key) }
      },
    })
    return { keys, env: { CODE_LIMIT: limit('client'), SIGN_IN_LIMIT: limit('code') } }
  }

  it('counts for its client, and with an e-mail address for its code, too, which nobody can read in the count', async () => {
    const { keys, env } = countingEnv(() => false)
    expect(await secondsUntilSignIn(env, '203.0.113.7', undefined)).toBe(0)
    expect(await secondsUntilSignIn(env, '203.0.113.7', 'JWRS-7KMA-Q2XN')).toBe(0)
    expect(await secondsUntilSignIn(env, undefined, 'JWRS-7KMA-Q2XN')).toBe(0)
    expect(keys).toEqual(['client 203.0.113.7', 'client 203.0.113.7', expect.stringMatching(/^code [\w+/=]{44}$/), keys[2]])
  })

  it('waits a minute beyond either limit', async () => {
    const ofClient = countingEnv((key) => key === '203.0.113.7')
    expect(await secondsUntilSignIn(ofClient.env, '203.0.113.7', 'JWRS-7KMA-Q2XN')).toBe(60)
    expect(ofClient.keys).toEqual(['client 203.0.113.7'])
    expect(await secondsUntilSignIn(countingEnv((key) => key !== '203.0.113.7').env, '203.0.113.7', 'JWRS-7KMA-Q2XN')).toBe(60)
  })
})
