import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'

export interface ClientLimit {
  readonly requests: number
  readonly seconds: number
}

/** Both as the Cloudflare bindings have them (`wrangler.toml`): calls of the islands, and forms that order. */
export const requestLimit: ClientLimit = { requests: 200, seconds: 10 }
export const orderLimit: ClientLimit = { requests: 10, seconds: 60 }

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

export function createRequestCount({ requests: limit, seconds }: ClientLimit): RequestCount {
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
