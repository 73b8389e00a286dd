import { msg } from '@lingui/core/macro'
import type { Context, MiddlewareHandler } from 'hono'
import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'
import { digestOf } from '../digest.ts'
import type { Env, RequestLimit } from '../env.ts'
import { i18nOf } from '../render/i18n.ts'
import { clientOf } from './client-address.ts'
import { type Gateway, refusedHeaders } from './gateway.ts'
import { localeOfCall } from './likely-market.ts'

interface Limit {
  readonly requests: number
  readonly seconds: number
}

/** By the Cloudflare bindings, which have the same limits (`wrangler.toml`). */
const limits = {
  /** A client's calls of islands. */
  API_LIMIT: { requests: 200, seconds: 10 },
  /** A client's forms that order. */
  ORDER_LIMIT: { requests: 10, seconds: 60 },
  /** A client's forms with codes of gifts. */
  CODE_LIMIT: { requests: 20, seconds: 60 },
  /** Forms with one code and an e-mail address, of all clients together: the address of a voucher cannot be guessed. */
  SIGN_IN_LIMIT: { requests: 10, seconds: 60 },
} as const satisfies Readonly<Record<string, Limit>>

type LimitName = keyof typeof limits

/** So many keys are counted at a time. One that is forgotten starts at zero. */
const capacity = 10_000

interface Count {
  readonly since: number
  readonly requests: number
}

interface RequestCount {
  /** Takes `now` in milliseconds since the epoch. Returns the seconds to wait, 0 for none. */
  add: (key: string, now: number) => number
}

export function createRequestCount({ requests: limit, seconds }: Limit): RequestCount {
  const counts = new BoundedMap<string, Count>({ capacity })
  return {
    add(key, now) {
      const known = counts.get(key)
      const current = known && now - known.since < seconds * 1000 ? known : { since: now, requests: 0 }
      counts.set(key, { since: current.since, requests: current.requests + 1 })
      return current.requests < limit ? 0 : Math.ceil((current.since + seconds * 1000 - now) / 1000)
    },
  }
}

const countsOf = (name: LimitName) => createRequestCount(limits[name])
const counts: Readonly<Record<LimitName, RequestCount>> = {
  API_LIMIT: countsOf('API_LIMIT'),
  ORDER_LIMIT: countsOf('ORDER_LIMIT'),
  CODE_LIMIT: countsOf('CODE_LIMIT'),
  SIGN_IN_LIMIT: countsOf('SIGN_IN_LIMIT'),
}

/** Sends 429 with `Retry-After` beyond the limit. Clients are known only behind a network that names them. */
export const limitRequests: MiddlewareHandler<Gateway> = async (c, next) => {
  const wait = await secondsUntilAllowed(c.env, 'API_LIMIT', clientOf(c.req.raw))
  return wait > 0 ? tooManyRequests(c, wait) : next()
}

/** Returns the seconds until a request with this key is allowed, or 0. Each call counts one request; without a key none is counted. */
export async function secondsUntilAllowed(env: Pick<Env, LimitName>, name: LimitName, key: string | undefined): Promise<number> {
  if (key === undefined) return 0
  return secondsToWait({ binding: env[name], count: counts[name], limit: limits[name] }, key, Date.now())
}

/** As above for a form that signs in: it counts for the client, and with an e-mail address for the digest of its `guarded` code, too. */
export async function secondsUntilSignIn(
  env: Pick<Env, LimitName>,
  client: string | undefined,
  guarded: string | undefined,
): Promise<number> {
  const ofClient = await secondsUntilAllowed(env, 'CODE_LIMIT', client)
  return ofClient > 0 ? ofClient : secondsUntilAllowed(env, 'SIGN_IN_LIMIT', guarded && (await digestOf(guarded)))
}

interface Counting {
  readonly binding: RequestLimit | undefined
  readonly count: RequestCount
  readonly limit: Limit
}

/** Asks the binding, or counts in this isolate where the binding is missing or fails. Returns the seconds to wait, 0 for none. */
export async function secondsToWait({ binding, count, limit }: Counting, key: string, now: number): Promise<number> {
  if (!binding) return count.add(key, now)
  try {
    const { success } = await binding.limit({ key })
    return success ? 0 : limit.seconds
  } catch {
    return count.add(key, now)
  }
}

function tooManyRequests(c: Context<Gateway>, wait: number): Response {
  const message = i18nOf(localeOfCall(c))._(msg`Too many requests came from your connection at once. Please try again in a moment.`)
  return c.json({ error: { code: 'too-many-requests', message } }, 429, { 'retry-after': String(wait), ...refusedHeaders })
}
