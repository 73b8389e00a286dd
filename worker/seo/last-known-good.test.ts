import { Hono } from 'hono'
import { expect, it } from 'vitest'
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
  let upstream: { status: 200 | 404 | 503; text: string } = { status: 200, text: '<urlset/>' }
  const app = new Hono<Gateway>()
    .use(async (c, next) => {
      c.set('services', { now: new Date(now) } as Services)
      await next()
    })
    .get(
      '*',
      lastKnownGood(async (c) => c.body(upstream.text, upstream.status)),
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
