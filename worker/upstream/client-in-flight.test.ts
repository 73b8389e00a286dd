import { describe, expect, it, vi } from 'vitest'
import type { JsonCall } from './client.ts'
import { call, clientBefore, json, type Thing } from './client.test-cases.ts'

describe('equal calls in flight', () => {
  function delayed() {
    let release: (response: Response) => void = () => {}
    const response = new Promise<Response>((resolve) => (release = resolve))
    const before = clientBefore(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          void response.then(resolve)
        }),
    )
    return { ...before, release }
  }

  it.each([
    ['GET', {}],
    ['POST that only reads', { body: { page: 0 }, isRead: true }],
  ] as const)('are sent once: %s', async (_, kind) => {
    const { client, requests, release } = delayed()
    const outcomes = Array.from({ length: 1000 }, () => client().request(call(kind)))
    release(json({ value: 7 }))
    expect(new Set((await Promise.all(outcomes)).map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(requests.length).toBe(1)
  })

  it('are sent each when they do something, or differ in what they post', async () => {
    const { client, requests, release } = delayed()
    const bodies: Partial<JsonCall<typeof Thing>>[] = [
      { body: { a: 1 } },
      { body: { a: 1 } },
      { body: { a: 1 }, isRead: true },
      { body: { a: 2 }, isRead: true },
    ]
    const outcomes = bodies.map((body) => client().request(call(body)))
    release(json({ value: 7 }))
    await Promise.all(outcomes)
    expect(requests.length).toBe(4)
  })

  it('are sent anew afterwards', async () => {
    const { request, requests } = clientBefore((_, sent) => json({ value: sent }))
    expect(await request(call())).toEqual({ kind: 'ok', value: { value: 1 } })
    expect(await request(call())).toEqual({ kind: 'ok', value: { value: 2 } })
    expect(requests.length).toBe(2)
  })

  it('go on for the others when the first visitor leaves', async () => {
    const { client, release } = delayed()
    const leaving = new AbortController()
    const first = client(leaving.signal).request(call())
    const second = client().request(call())
    leaving.abort()
    release(json({ value: 7 }))
    expect(await second).toEqual({ kind: 'ok', value: { value: 7 } })
    await first
  })

  it('are aborted when nobody waits any more', async () => {
    const { client, requests } = delayed()
    const leaving = new AbortController()
    const outcome = client(leaving.signal).request(call())
    leaving.abort()
    expect(await outcome).toEqual({ kind: 'unavailable' })
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('keep a follower no longer than its own deadline', async () => {
    vi.useFakeTimers()
    const { client } = clientBefore(() => new Promise(() => {}))
    const signal = new AbortController().signal
    void client(signal, Date.now).request(call({ deadlineMs: 60_000 }))
    const follower = client(signal, Date.now).request(call({ deadlineMs: 50 }))
    await vi.advanceTimersByTimeAsync(50)
    expect(await follower).toEqual({ kind: 'unavailable' })
    vi.useRealTimers()
  })
})
