import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'

/** Requests a client may send within `seconds`, the period a Cloudflare binding counts in too (`wrangler.toml`). */
export const requestLimit = { requests: 200, seconds: 10 } as const

/** Clients counted at a time. One that is forgotten starts anew. */
const capacity = 10_000

interface Count {
  readonly since: number
  readonly requests: number
}

/** Counts the requests of each client in this isolate. */
export interface RequestCount {
  /** Counts a request, at `now` milliseconds since the epoch. Returns the seconds until the client may send another; 0 for now. */
  add: (client: string, now: number) => number
}

export function createRequestCount({ requests: limit, seconds }: { requests: number; seconds: number } = requestLimit): RequestCount {
  const counts = new BoundedMap<string, Count>(capacity)
  return {
    add(client, now) {
      const known = counts.get(client)
      const current = known && now - known.since < seconds * 1000 ? known : { since: now, requests: 0 }
      counts.set(client, { since: current.since, requests: current.requests + 1 })
      return current.requests < limit ? 0 : Math.ceil((current.since + seconds * 1000 - now) / 1000)
    },
  }
}
