import { describe, expect, it } from 'vitest'
import { call, clientBefore, json } from './client.test-cases.ts'
import { createRetryBudget } from './retry-budget.ts'

describe('retries', () => {
  it('are limited by the number of successful calls', async () => {
    let failing = false
    const { request, requests } = clientBefore(() => (failing ? new Response(null, { status: 503 }) : json({ value: 1 })))
    for (let earned = 0; earned < 20; earned++) await request(call({ path: [earned] }))
    failing = true
    const before = requests.length
    for (let sent = 0; sent < 4; sent++) await request(call({ path: ['failing', sent] }))
    expect(requests.length - before).toBe(4 + 2)
  })

  it('never happen for what is not idempotent', async () => {
    let failing = false
    const { request, requests } = clientBefore(() => (failing ? new Response(null, { status: 503 }) : json({ value: 1 })))
    for (let earned = 0; earned < 100; earned++) await request(call({ path: [earned] }))
    failing = true
    const before = requests.length
    await request(call({ body: { pay: 1 } }))
    expect(requests.length - before).toBe(1)
    expect(requests.at(-1)?.method).toBe('POST')
  })

  it('of what has a key carry the same key, so that the upstream does it once', async () => {
    let failing = false
    const { request, requests } = clientBefore(() => {
      if (failing && requests.length === 101) return new Response(null, { status: 503 })
      return json({ value: 1 })
    })
    for (let earned = 0; earned < 100; earned++) await request(call({ path: [earned] }))
    failing = true
    expect(await request(call({ body: { pay: 1 }, idempotencyKey: 'order-7' }))).toEqual({ kind: 'ok', value: { value: 1 } })
    const sent = requests.slice(100).map(({ method, headers }) => [method, headers.get('idempotency-key')])
    expect(sent).toEqual([
      ['POST', 'order-7'],
      ['POST', 'order-7'],
    ])
  })

  it('do not begin when half the deadline is over', async () => {
    const { request, requests, clock } = clientBefore(() => json({ value: 1 }))
    for (let earned = 0; earned < 20; earned++) await request(call({ path: [earned] }))
    const late = clientBefore(() => {
      late.clock.at += 600
      return new Response(null, { status: 503 })
    })
    await late.request(call())
    expect(late.requests.length).toBe(1)
    expect([requests.length, clock.at]).toEqual([20, 0])
  })

  it('grow traffic by a tenth at most when everything fails', () => {
    const budget = createRetryBudget()
    for (let request = 0; request < 1000; request++) budget.earn()
    const retries = Array.from({ length: 1000 }, () => budget.spend()).filter(Boolean).length
    expect(retries).toBe(10)
  })
})

describe('the breaker of a call', () => {
  const fail = () => new Response(null, { status: 500 })

  it('spares an upstream that only fails, and no other call of it', async () => {
    const { request, requests, clock } = clientBefore(({ url }) => (url.includes('broken') ? fail() : json({ value: 1 })))
    for (let id = 0; id < 20; id++) await request(call({ name: 'broken', path: ['broken', id], resource: id }))
    expect(requests.length).toBe(8)
    expect((await request(call())).kind).toBe('ok')
    clock.at = 3001
    await request(call({ name: 'broken', path: ['broken', 'probe'], resource: 'probe' }))
    expect(requests.at(-1)?.url).toBe('https://upstream.example/v1/broken/probe')
  })

  it('stays closed for others while one visitor repeats a failing call, and so do the retries', async () => {
    const { request, requests } = clientBefore(({ url }) => (url.includes('10113') ? fail() : json({ value: 1 })))
    const quote = (id: number, adult: number) => request(call({ name: 'quote', path: ['quote', id], query: { adult }, resource: id }))
    for (let id = 1; id <= 100; id++) await quote(id, 2)
    const before = requests.length
    for (let at = 0; at < 200; at++) await quote(10113, 1 + (at % 9))
    expect(requests.length - before).toBeLessThanOrEqual(220)
    expect((await quote(1, 2)).kind).toBe('ok')
  })

  it('does not count a visitor who left', async () => {
    const { client, requests } = clientBefore(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    for (let id = 0; id < 20; id++) {
      const leaving = new AbortController()
      const outcome = client(leaving.signal).request(call({ path: [id], resource: id }))
      leaving.abort()
      expect(await outcome).toEqual({ kind: 'unavailable' })
    }
    expect(requests.length).toBe(20)
  })
})
