import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'

/** `seconds` is also the period of the Cloudflare binding (`wrangler.toml`). */
export const requestLimit = { requests: 200, seconds: 10 } as const

/** Clients at a time; a forgotten one starts anew. */
const capacity = 10_000

interface Count {
  readonly since: number
  readonly requests: number
}

export interface RequestCount {
  /** `now`: milliseconds since the epoch. Returns seconds to wait, 0 for none. */
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
