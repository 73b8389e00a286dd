import { type Context, Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { columnOf } from '../../.ci/operations-queries.ts'
import type { DataPoint } from '../operations/write-point.ts'
import type { Gateway } from './gateway.ts'
import { requestLog } from './request-log.ts'

/** Returns the points that are written of a request, by the handler that answers it. */
async function pointsOf(request: Request, answer: (c: Context<Gateway>) => Response): Promise<readonly DataPoint[]> {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const app = new Hono<Gateway>().use(requestLog).all('*', answer)
  const written: DataPoint[] = []
  const tasks: Promise<unknown>[] = []
  const context = { waitUntil: (task: Promise<unknown>) => void tasks.push(task), passThroughOnException: () => {}, props: {} }
  await app.request(request, {}, { OPERATIONS: { writeDataPoint: (point: DataPoint) => void written.push(point) } }, context as never)
  await Promise.all(tasks)
  return written
}

/** Returns what is written of a request whose page a cache has sent. */
async function pointOf(request: Request, headers: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const [point] = await pointsOf(request, (c) => {
    c.set('visited', { page: 'stay', market: 'it' })
    return c.body('page', 200, headers)
  })
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

it.each([
  ['/pictures/bedroom-day_640_360.avif', 200, 0],
  ['/pictures/bedroom-day_640_360.avif', 304, 0],
  ['/partners/a-partner.svg', 200, 0],
  ['/map-pictures/49.323_-0.001.fr.svg', 304, 0],
  ['/pictures/bedroom-day_640_360.avif', 404, 1],
  ['/partners/a-partner.svg', 502, 1],
  ['/map-pictures/49.323_-0.001.fr.svg', 502, 1],
  ['/robots.txt', 200, 1],
])('%s with status %i writes so many points: %i', async (path, status, expected) => {
  const points = await pointsOf(new Request(`https://www.escale.travel${path}`), () => new Response(null, { status }))
  expect(points).toHaveLength(expected)
})
