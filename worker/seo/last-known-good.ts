import type { Context, Handler } from 'hono'
import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'
import type { KeyValue } from '../env.ts'
import { entityTagOf } from '../entity-tag.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { publicOrigin } from '../gateway/market-hosts.ts'
import { late, within } from '../within.ts'

const lastWrites = new BoundedMap<string, number>({ capacity: 500 })

const writeIntervalMs = 3_600_000
/** It is long, because a crawler that misses the sitemap for a while takes the site for gone. */
const expirationTtl = 30 * 86_400
/** A crawler gives up on a slow sitemap, so that both together stay below a second: the fresh document, and then KV's copy of it. */
const freshWaitMs = 600
const kvWaitMs = 300

/**
 * Sends the last good document (such as a sitemap) while its upstream fails or takes long; 503 at once where KV hangs as well. A late
 * document is stored for the next request.
 */
export const lastKnownGood =
  (handler: (c: Context<Gateway>) => Promise<Response>): Handler<Gateway> =>
  async (c) => {
    const url = new URL(c.req.url)
    // The key has the public origin, because the addresses inside a document do.
    const key = `seo1:${publicOrigin(c.env, url)}${url.pathname}`
    const fresh = handler(c).then((response) => keep(c, key, response))
    const soon = await within(freshWaitMs * Number(c.env.DEADLINE_FACTOR ?? 1), fresh)
    if (soon !== late && soon.status !== 503) return soon
    const known = await read(c.env.CONTENT, key)
    if (known === null) return fresh
    c.executionCtx.waitUntil(fresh.catch(() => {}))
    if (known === late) return unavailableDocument(c)
    return c.body(known, 200, {
      'content-type': 'application/xml; charset=utf-8',
      etag: entityTagOf(known),
      'cache-control': 'public, max-age=0, s-maxage=60',
      'cache-tag': 'seo',
      'cache-status': 'content; hit; ttl=-1; detail=stale',
    })
  }

/** Sends 503 for a document that exists but cannot be read at the moment. */
export function unavailableDocument(c: Context<Gateway>): Response {
  return c.text('Unavailable', 503, { 'retry-after': '60', 'cache-control': 'no-store', 'cache-tag': 'seo' })
}

/** Stores a good document, at most once an hour. */
function keep(c: Context<Gateway>, key: string, response: Response): Response {
  const now = c.var.services.now.getTime()
  if (response.status !== 200 || now - (lastWrites.get(key) ?? Number.NEGATIVE_INFINITY) <= writeIntervalMs) return response
  lastWrites.set(key, now)
  c.executionCtx.waitUntil(store(c.env.CONTENT, key, response.clone()))
  return response
}

async function store(kv: KeyValue, key: string, response: Response): Promise<void> {
  await kv.put(key, await response.text(), { expirationTtl }).catch(() => lastWrites.delete(key))
}

/** Returns null where KV has no document or fails. */
function read(kv: KeyValue, key: string): Promise<string | null | typeof late> {
  return within(
    kvWaitMs,
    kv.get(key, { cacheTtl: 60 }).catch(() => null),
  )
}
