import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { columnOf } from '../../.ci/operations-queries.ts'
import type { DataPoint } from '../operations/write-point.ts'
import type { Gateway } from './gateway.ts'
import { requestLog } from './request-log.ts'

/** Returns what is written of a request whose page a cache has sent. */
async function pointOf(request: Request, headers: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const app = new Hono<Gateway>().use(requestLog).all('*', (c) => {
    c.set('visited', { page: 'stay', market: 'it' })
    return c.body('page', 200, headers)
  })
  const written: DataPoint[] = []
  const tasks: Promise<unknown>[] = []
  const context = { waitUntil: (task: Promise<unknown>) => void tasks.push(task), passThroughOnException: () => {}, props: {} }
  await app.request(request, {}, { OPERATIONS: { writeDataPoint: (point: DataPoint) => void written.push(point) } }, context as never)
  await Promise.all(tasks)
  const [point] = written
  const names = ['point', 'page', 'market', 'method', 'cache', 'speculation', 'calls']
  return Object.fromEntries(
    names.map((name) => {
      const [, kind, position] = /^(blob|double)(\d+)$/.exec(columnOf(name) ?? '') ?? []
      return [name, point?.[kind === 'blob' ? 'blobs' : 'doubles'][Number(position) - 1]]
    }),
  )
}

const prerendering = new Request('https://www.escale.travel/it/soggiorno/1', { headers: { 'sec-purpose': 'prefetch;prerender' } })

it('a page from the cache is one point, which says so and has no calls', async () => {
  expect(await pointOf(prerendering, { 'cf-cache-status': 'HIT' })).toEqual({
    point: 'request',
    page: 'stay',
    market: 'it',
    method: 'GET',
    cache: 'HIT',
    speculation: 'prerender',
    calls: 0,
  })
})

it('without a cache in front the outcome is none', async () => {
  expect(await pointOf(new Request('https://www.escale.travel/it', { method: 'HEAD' }), {})).toMatchObject({
    method: 'HEAD',
    cache: 'NONE',
    speculation: '',
  })
})
