import { msg } from '@lingui/core/macro'
import type { Context, MiddlewareHandler } from 'hono'
import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'
import type { Env, RequestLimit } from '../env.ts'
import { i18nOf } from '../render/i18n.ts'
import { clientOf } from './client-address.ts'
import { type Gateway, refusedHeaders } from './gateway.ts'
import { localeOfCall } from './likely-market.ts'

interface ClientLimit {
  readonly requests: number
  readonly seconds: number
}

/** The limits of the islands' calls, of forms that order, and of forms with codes of gifts. The Cloudflare bindings have the same ones (`wrangler.toml`). */
const requestLimit: ClientLimit = { requests: 200, seconds: 10 }
const orderLimit: ClientLimit = { requests: 10, seconds: 60 }
const codeLimit: ClientLimit = { requests: 20, seconds: 60 }

/** So many clients are counted at a time. One that is forgotten starts at zero. */
const capacity = 10_000

interface Count {
  readonly since: number
  readonly requests: number
}

interface RequestCount {
  /** Takes `now` in milliseconds since the epoch. Returns the seconds to wait, 0 for none. */
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

const requestCount = createRequestCount(requestLimit)
const orderCount = createRequestCount(orderLimit)
const codeCount = createRequestCount(codeLimit)

/** Sends 429 with `Retry-After` beyond the limit. Clients are known only behind a network that names them. */
export const limitRequests: MiddlewareHandler<Gateway> = async (c, next) => {
  const client = clientOf(c.req.raw)
  const wait =
    client === undefined
      ? 0
      : await secondsToWait({ binding: c.env.API_LIMIT, count: requestCount, limit: requestLimit }, client, Date.now())
  return wait > 0 ? tooManyRequests(c, wait) : next()
}

/** Returns the seconds until a client may send another form that orders, or 0. Each call counts one form. */
export async function secondsToOrder({ ORDER_LIMIT }: Pick<Env, 'ORDER_LIMIT'>, client: string | undefined): Promise<number> {
  if (client === undefined) return 0
  return secondsToWait({ binding: ORDER_LIMIT, count: orderCount, limit: orderLimit }, client, Date.now())
}

/** Returns the seconds until a client may send another form with codes of gifts, or 0. Each call counts one form. */
export async function secondsToTryCode({ CODE_LIMIT }: Pick<Env, 'CODE_LIMIT'>, client: string | undefined): Promise<number> {
  if (client === undefined) return 0
  return secondsToWait({ binding: CODE_LIMIT, count: codeCount, limit: codeLimit }, client, Date.now())
}

interface Counting {
  readonly binding: RequestLimit | undefined
  readonly count: RequestCount
  readonly limit: ClientLimit
}

/** Asks the binding, or counts in this isolate where the binding is missing or fails. Returns the seconds to wait, 0 for none. */
export async function secondsToWait({ binding, count, limit }: Counting, client: string, now: number): Promise<number> {
  if (!binding) return count.add(client, now)
  try {
    const { success } = await binding.limit({ key: client })
    return success ? 0 : limit.seconds
  } catch {
    return count.add(client, now)
  }
}

function tooManyRequests(c: Context<Gateway>, wait: number): Response {
  const message = i18nOf(localeOfCall(c))._(msg`Too many requests came from your connection at once. Please try again in a moment.`)
  return c.json({ error: { code: 'too-many-requests', message } }, 429, { 'retry-after': String(wait), ...refusedHeaders })
}
