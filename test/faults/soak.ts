import { Agent, request } from 'node:http'
import { calls } from './calls.ts'
import { dates, stay, warmPages } from './pages.ts'

/** Request of a soak; posted with `json`. */
interface SoakRequest {
  readonly path: string
  readonly json?: object
}

export interface SoakResult {
  readonly requests: number
  /** Requests by status; 0 for a cut connection. */
  readonly statuses: ReadonlyMap<number, number>
  /** First failures, as `status path`. */
  readonly failures: readonly string[]
  /** Milliseconds until a response was read completely. */
  readonly percentile: (share: number) => number
}

/** Every kind of page and island call; some several times, so that equal ones are in flight together. */
export const soakRequests: readonly SoakRequest[] = [
  ...warmPages.map(({ path }) => ({ path })),
  ...calls.map(({ path, request: body }) => ({ path, ...(body && { json: body }) })),
  ...[
    '/',
    '/be',
    '/fr/idees-week-end',
    '/fr/nowhere',
    '/fr/sejour/987654321',
    '/fr/week-ends',
    '/fr/week-ends/bretagne?stars=4&page=1',
    '/es/escapadas',
    '/be/nl/weekendjes-weg',
    '/nl/nl',
    '/it',
    `/fr/checkout?product=${stay}&${dates}`,
    '/robots.txt',
    '/fr/sitemap-pages-1.xml',
    '/pictures/bedroom-day_640_360.avif',
  ].map((path) => ({ path })),
]

interface SoakOptions {
  readonly seconds: number
  readonly connections: number
  /** Requests to send even where they take longer than `seconds`. */
  readonly atLeast?: number
}

/** Sends requests for `seconds` over kept-alive connections, one after the other on each, and reads every response to its end. */
export async function soak(origin: string, { seconds, connections, atLeast = 0 }: SoakOptions): Promise<SoakResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  const failures: string[] = []
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until || next < atLeast) {
        // Four connections in step, so that equal requests overlap.
        const one = soakRequests[Math.floor(next++ / 4) % soakRequests.length]
        if (!one) return
        const started = performance.now()
        const status = await statusOf(`${origin}${one.path}`, one.json, agent)
        times.push(performance.now() - started)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if ((status === 0 || status >= 500) && failures.length < 20) failures.push(`${status} ${one.path}`)
      }
    }),
  )
  agent.destroy()
  times.sort((one, other) => one - other)
  return {
    requests: times.length,
    statuses,
    failures,
    percentile: (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN,
  }
}

/** Returns the status of a complete response, else 0. */
function statusOf(url: string, json: object | undefined, agent: Agent): Promise<number> {
  const headers = { 'accept-encoding': 'identity', ...(json && { 'content-type': 'application/json' }) }
  return new Promise((resolve) => {
    const sent = request(url, { agent, method: json ? 'POST' : 'GET', headers }, (response) => {
      response.on('error', () => resolve(0))
      response.on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
      response.resume()
    })
    sent.on('error', () => resolve(0))
    sent.end(json && JSON.stringify(json))
  })
}
