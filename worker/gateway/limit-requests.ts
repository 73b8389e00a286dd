import { msg } from '@lingui/core/macro'
import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../env.ts'
import { i18nOf } from '../render/i18n.ts'
import { clientOf } from './client-address.ts'
import { type Gateway, refusedHeaders } from './gateway.ts'
import { localeOfCall } from './likely-market.ts'
import { createRequestCount, requestLimit, type RequestCount } from './request-count.ts'

const countOfIsolate = createRequestCount()

/** 429 with `Retry-After` beyond the limit. Clients are known only behind a network that names them. */
export const limitRequests: MiddlewareHandler<Gateway> = async (c, next) => {
  const client = clientOf(c.req.raw)
  const wait = client === undefined ? 0 : await secondsToWait(c.env, client, countOfIsolate, Date.now())
  return wait > 0 ? refuse(c, wait) : next()
}

/** Seconds to wait, 0 for none: by the binding, or by this isolate where it is missing or fails. */
export async function secondsToWait(
  { API_LIMIT }: Pick<Env, 'API_LIMIT'>,
  client: string,
  count: RequestCount,
  now: number,
): Promise<number> {
  if (!API_LIMIT) return count.add(client, now)
  try {
    const { success } = await API_LIMIT.limit({ key: client })
    return success ? 0 : requestLimit.seconds
  } catch {
    return count.add(client, now)
  }
}

function refuse(c: Context<Gateway>, wait: number): Response {
  const message = i18nOf(localeOfCall(c))._(msg`Too many requests came from your connection at once. Please try again in a moment.`)
  return c.json({ error: { code: 'too-many-requests', message } }, 429, { 'retry-after': String(wait), ...refusedHeaders })
}
