import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { createBreaker } from './breaker.ts'
import { type Call, createClient, type Fetch } from './client.ts'
import { createRetryBudget } from './retry-budget.ts'

const Answer = v.object({ value: v.number() })
const visitor = { signal: undefined, waitUntil: () => {} }

function call(more: Partial<Call<typeof Answer>> = {}): Call<typeof Answer> {
  return { base: 'https://upstream.example/v1/', path: ['things', 1], answer: Answer, deadline: 1000, ...more }
}

/** A client before an upstream that answers what it is told to; time stands still unless it is moved. */
function clientBefore(answer: (request: Request, asked: number) => Response | Promise<Response>) {
  const requests: Request[] = []
  const clock = { at: 0 }
  const fetch: Fetch = async (request) => {
    requests.push(request)
    return answer(request, requests.length)
  }
  const { ask } = createClient(fetch, { now: () => clock.at })
  return { ask, requests, clock }
}

const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init)

describe('a question', () => {
  it('encodes each path segment once and leaves out what has no value', async () => {
    const { ask, requests } = clientBefore(() => json({ value: 1 }))
    await ask(call({ path: ['a/b', 'c d', '..%2f'], query: { q: 'é&', none: undefined, empty: '', zero: 0, no: false } }), visitor)
    expect(requests[0]?.url).toBe('https://upstream.example/v1/a%2Fb/c%20d/..%252f?q=%C3%A9%26&zero=0&no=false')
    expect([...(requests[0]?.headers ?? [])]).toEqual([['accept', 'application/json']])
    expect(requests[0]?.redirect).toBe('manual')
  })

  it('keeps of the answer what the contract names', async () => {
    const { ask } = clientBefore(() => json({ value: 1, secret: 'x' }))
    expect(await ask(call(), visitor)).toEqual({ kind: 'ok', value: { value: 1 } })
  })

  it('takes what is null for absent', async () => {
    const Answer = v.object({ value: v.number(), note: v.optional(v.string()), deep: v.object({ more: v.optional(v.number(), 1) }) })
    const { ask } = clientBefore(() => json({ value: 0, note: null, deep: { more: null } }))
    expect(await ask({ ...call(), answer: Answer }, visitor)).toEqual({ kind: 'ok', value: { value: 0, deep: { more: 1 } } })
  })

  it.each([
    [404, { kind: 'notFound' }],
    [410, { kind: 'notFound' }],
    [400, { kind: 'refused', status: 400 }],
    [403, { kind: 'refused', status: 403 }],
    [302, { kind: 'invalid' }],
    [204, { kind: 'invalid' }],
    [429, { kind: 'unavailable' }],
    [500, { kind: 'unavailable' }],
    [503, { kind: 'unavailable' }],
  ])('answered with %i', async (status, outcome) => {
    const { ask } = clientBefore(() => new Response(null, { status, headers: { location: '/elsewhere' } }))
    expect(await ask(call(), visitor)).toEqual(outcome)
  })

  it.each([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['another shape', '{"value":"1"}'],
  ])('answered with %s is invalid', async (_, body) => {
    const { ask } = clientBefore(() => new Response(body))
    expect(await ask(call(), visitor)).toEqual({ kind: 'invalid' })
  })

  it('ends when the connection breaks', async () => {
    const { ask } = clientBefore(() => Promise.reject(new TypeError('connection reset')))
    expect(await ask(call(), visitor)).toEqual({ kind: 'unavailable' })
  })
})

describe('the size of an answer', () => {
  const body = JSON.stringify({ value: 1, padding: 'x'.repeat(5000) })
  const streamed = () => new Response(new Blob([body]).stream())

  it.each([
    ['is known', () => new Response(body, { headers: { 'content-length': String(body.length) } })],
    ['is not known', streamed],
    [
      'is that of its packed form',
      () => new Response(new Blob([body]).stream(), { headers: { 'content-length': '40', 'content-encoding': 'gzip' } }),
    ],
  ])('is bounded when it %s', async (_, answer) => {
    const { ask } = clientBefore(answer)
    expect(await ask(call({ maxSize: 1000 }), visitor)).toEqual({ kind: 'invalid' })
  })

  it('within the bound is read whole, characters across pieces included', async () => {
    const bytes = new TextEncoder().encode('{"value":"é€"}')
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const { ask } = clientBefore(() => new Response(pieces))
    const outcome = await ask({ ...call(), answer: v.object({ value: v.string() }) }, visitor)
    expect(outcome).toEqual({ kind: 'ok', value: { value: 'é€' } })
  })
})

describe('retries', () => {
  it('are paid from what succeeded', async () => {
    let failing = false
    const { ask, requests } = clientBefore(() => (failing ? new Response(null, { status: 503 }) : json({ value: 1 })))
    for (let earned = 0; earned < 20; earned++) await ask(call({ path: [earned] }), visitor)
    failing = true
    const before = requests.length
    for (let asked = 0; asked < 4; asked++) await ask(call({ path: ['failing', asked] }), visitor)
    expect(requests.length - before).toBe(4 + 2)
  })

  it('never happen for what is not idempotent', async () => {
    let failing = false
    const { ask, requests } = clientBefore(() => (failing ? new Response(null, { status: 503 }) : json({ value: 1 })))
    for (let earned = 0; earned < 100; earned++) await ask(call({ path: [earned] }), visitor)
    failing = true
    const before = requests.length
    await ask(call({ body: { pay: 1 } }), visitor)
    expect(requests.length - before).toBe(1)
    expect(requests.at(-1)?.method).toBe('POST')
  })

  it('do not begin when half the deadline is over', async () => {
    const { ask, requests, clock } = clientBefore(() => json({ value: 1 }))
    for (let earned = 0; earned < 20; earned++) await ask(call({ path: [earned] }), visitor)
    const late = clientBefore(() => {
      late.clock.at += 600
      return new Response(null, { status: 503 })
    })
    await late.ask(call(), visitor)
    expect(late.requests.length).toBe(1)
    expect([requests.length, clock.at]).toEqual([20, 0])
  })

  it('grow traffic by a tenth at most when everything fails', () => {
    const budget = createRetryBudget()
    for (let call = 0; call < 1000; call++) budget.earn()
    const retries = Array.from({ length: 1000 }, () => budget.spend()).filter(Boolean).length
    expect(retries).toBe(10)
  })
})

describe('the breaker', () => {
  it('opens after eight failures in a row and lets one probe through when its time is over', () => {
    const breaker = createBreaker(8, 3000)
    for (let failure = 0; failure < 8; failure++) {
      expect(breaker.allows(0)).toBe(true)
      breaker.failed(0)
    }
    expect(breaker.allows(2999)).toBe(false)
    expect([breaker.allows(3000), breaker.allows(3001)]).toEqual([true, false])
    breaker.succeeded()
    expect(breaker.allows(3002)).toBe(true)
  })

  it('spares an upstream that only fails, and no other', async () => {
    const { ask, requests, clock } = clientBefore(({ url }) =>
      url.includes('broken') ? new Response(null, { status: 500 }) : json({ value: 1 }),
    )
    for (let asked = 0; asked < 20; asked++) await ask(call({ base: 'https://broken.example', path: [asked] }), visitor)
    expect(requests.length).toBe(8)
    expect((await ask(call(), visitor)).kind).toBe('ok')
    clock.at = 3001
    await ask(call({ base: 'https://broken.example', path: ['probe'] }), visitor)
    expect(requests.at(-1)?.url).toBe('https://broken.example/probe')
  })

  it('does not count a visitor who left', async () => {
    const { ask, requests } = clientBefore(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    for (let asked = 0; asked < 20; asked++) {
      const leaving = new AbortController()
      const outcome = ask(call({ path: [asked] }), { signal: leaving.signal, waitUntil: () => {} })
      leaving.abort()
      expect(await outcome).toEqual({ kind: 'unavailable' })
    }
    expect(requests.length).toBe(20)
  })
})

describe('equal questions in flight', () => {
  function held() {
    let release: (response: Response) => void = () => {}
    const answer = new Promise<Response>((resolve) => (release = resolve))
    const before = clientBefore(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          void answer.then(resolve)
        }),
    )
    return { ...before, release }
  }

  it('are asked once', async () => {
    const { ask, requests, release } = held()
    const asked = Array.from({ length: 1000 }, () => ask(call(), visitor))
    release(json({ value: 7 }))
    expect(new Set((await Promise.all(asked)).map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(requests.length).toBe(1)
  })

  it('are asked anew afterwards', async () => {
    const { ask, requests } = clientBefore((_, asked) => json({ value: asked }))
    expect(await ask(call(), visitor)).toEqual({ kind: 'ok', value: { value: 1 } })
    expect(await ask(call(), visitor)).toEqual({ kind: 'ok', value: { value: 2 } })
    expect(requests.length).toBe(2)
  })

  it('go on for the others when the first visitor leaves', async () => {
    const { ask, release } = held()
    const leaving = new AbortController()
    const first = ask(call(), { signal: leaving.signal, waitUntil: () => {} })
    const second = ask(call(), visitor)
    leaving.abort()
    release(json({ value: 7 }))
    expect(await second).toEqual({ kind: 'ok', value: { value: 7 } })
    await first
  })

  it('are aborted when nobody waits any more', async () => {
    const { ask, requests } = held()
    const leaving = new AbortController()
    const outcome = ask(call(), { signal: leaving.signal, waitUntil: () => {} })
    leaving.abort()
    expect(await outcome).toEqual({ kind: 'unavailable' })
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('keep a follower no longer than its own deadline', async () => {
    vi.useFakeTimers()
    const { ask } = held()
    void ask(call({ deadline: 60_000 }), visitor)
    const follower = ask(call({ deadline: 50 }), visitor)
    await vi.advanceTimersByTimeAsync(50)
    expect(await follower).toEqual({ kind: 'unavailable' })
    vi.useRealTimers()
  })
})
