import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import type { Env, KeyValue } from '../env.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { Services } from '../services.ts'
import { lastKnownGood } from './last-known-good.ts'

/** A gateway whose sitemap has this status, over KV in memory. */
function gateway(host: string, kv: Partial<KeyValue> = {}) {
  const stored = new Map<string, string>()
  let writes = 0
  const tasks: Promise<unknown>[] = []
  const content: KeyValue = {
    get: async (key) => stored.get(key) ?? null,
    put: async (key, value) => {
      writes++
      stored.set(key, value)
    },
    ...kv,
  }
  let now = 0
  let upstream: { status: 200 | 404 | 503; text: string; delayMs?: number } = { status: 200, text: '<urlset/>' }
  const app = new Hono<Gateway>()
    .use(async (c, next) => {
      c.set('services', { now: new Date(now) } as Services)
      await next()
    })
    .get(
      '*',
      lastKnownGood(async (c) => {
        const { text, status, delayMs } = upstream
        if (delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, delayMs))
        return c.body(text, status)
      }),
    )
  const context = { waitUntil: (task: Promise<unknown>) => void tasks.push(task), passThroughOnException: () => {}, props: {} }
  return {
    get: async (status: 200 | 404 | 503, text: string, hours = 0) => {
      upstream = { status, text }
      now = hours * 3_600_000
      const response = await app.request(`https://${host}/fr/sitemap-stays-1.xml`, {}, { CONTENT: content } as Env, context)
      const body = await response.text()
      await Promise.all(tasks)
      return [response.status, body]
    },
    /** Milliseconds, status and body of a response whose document is there after `delayMs`. */
    getLate: async (delayMs: number, text: string, hours = 0) => {
      now = hours * 3_600_000
      upstream = { status: 200, text, delayMs }
      const started = Date.now()
      const response = await app.request(`https://${host}/fr/sitemap-stays-1.xml`, {}, { CONTENT: content } as Env, context)
      return [Date.now() - started, response.status, await response.text()]
    },
    ended: () => Promise.all(tasks),
    writes: () => writes,
  }
}

it('a sitemap stays what it was while its upstream fails', async () => {
  const { get, writes } = gateway('well.example')
  expect(await get(503, 'Unavailable')).toEqual([503, 'Unavailable'])
  expect(await get(200, '<urlset>1</urlset>')).toEqual([200, '<urlset>1</urlset>'])
  expect(await get(503, 'Unavailable')).toEqual([200, '<urlset>1</urlset>'])
  expect(await get(404, 'Not found')).toEqual([404, 'Not found'])
  await get(200, '<urlset>2</urlset>', 0.5)
  expect(writes()).toBe(1)
  await get(200, '<urlset>3</urlset>', 2)
  expect(await get(503, 'Unavailable', 2)).toEqual([200, '<urlset>3</urlset>'])
})

it('a KV that fails or hangs changes nothing', async () => {
  const failing = async () => {
    throw new Error('KV is down')
  }
  for (const kv of [
    { get: failing, put: failing },
    { get: () => new Promise<never>(() => {}), put: failing },
  ]) {
    const { get } = gateway(`down-${Math.abs(kv.get.length)}.example`, kv)
    expect(await get(200, '<urlset/>')).toEqual([200, '<urlset/>'])
    expect(await get(503, 'Unavailable')).toEqual([503, 'Unavailable'])
  }
})

afterEach(() => void vi.useRealTimers())

/** Runs all timers, one after the other. */
const timed = async <Value>(task: Promise<Value>): Promise<Value> => {
  await vi.runAllTimersAsync()
  return task
}

it('a slow upstream is not waited for where a good document is known, and its document is the next one', async () => {
  const { get, getLate, ended } = gateway('slow.example')
  await get(200, '<urlset>1</urlset>')
  vi.useFakeTimers({ now: 0 })
  expect(await timed(getLate(2000, '<urlset>2</urlset>', 2))).toEqual([600, 200, '<urlset>1</urlset>'])
  await timed(ended())
  expect(await timed(get(503, 'Unavailable', 2))).toEqual([200, '<urlset>2</urlset>'])
})

it('a slow upstream is waited for where KV knows nothing', async () => {
  const { getLate } = gateway('cold.example')
  vi.useFakeTimers({ now: 0 })
  expect(await timed(getLate(2000, '<urlset/>'))).toEqual([2000, 200, '<urlset/>'])
})

it('while upstream and KV hang, the response is 503 within a second', async () => {
  const { getLate } = gateway('hanging.example', { get: () => new Promise<never>(() => {}) })
  vi.useFakeTimers({ now: 0 })
  expect(await timed(getLate(3000, '<urlset/>'))).toEqual([900, 503, 'Unavailable'])
})
