import type { Context, Handler } from 'hono'
import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'
import type { KeyValue } from '../env.ts'
import { entityTagOf } from '../entity-tag.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { publicOrigin } from '../gateway/market-hosts.ts'
import { late, within } from '../within.ts'

const lastWrites = new BoundedMap<string, number>(500)

const writeIntervalMs = 3_600_000
/** It is long, because a crawler that misses the sitemap for a while takes the site for gone. */
const expirationTtl = 30 * 86_400
const kvWaitMs = 800

/** Sends the last good document, such as a sitemap, while its upstream fails. */
export const lastKnownGood =
  (handler: (c: Context<Gateway>) => Promise<Response>): Handler<Gateway> =>
  async (c) => {
    const response = await handler(c)
    const url = new URL(c.req.url)
    // The key has the public origin, because the addresses inside a document do.
    const key = `seo1:${publicOrigin(c.env, url)}${url.pathname}`
    if (response.status === 200) {
      const now = c.var.services.now.getTime()
      if (now - (lastWrites.get(key) ?? Number.NEGATIVE_INFINITY) > writeIntervalMs) {
        lastWrites.set(key, now)
        c.executionCtx.waitUntil(store(c.env.CONTENT, key, response.clone()))
      }
      return response
    }
    const known = response.status === 503 ? await read(c.env.CONTENT, key) : undefined
    if (known === undefined) return response
    return c.body(known, 200, {
      'content-type': 'application/xml; charset=utf-8',
      etag: entityTagOf(known),
      'cache-control': 'public, max-age=0, s-maxage=60',
      'cache-tag': 'seo',
      'cache-status': 'content; hit; ttl=-1; detail=stale',
    })
  }

async function store(kv: KeyValue, key: string, response: Response): Promise<void> {
  await kv.put(key, await response.text(), { expirationTtl }).catch(() => lastWrites.delete(key))
}

async function read(kv: KeyValue, key: string): Promise<string | undefined> {
  const found = await within(
    kvWaitMs,
    kv.get(key, { cacheTtl: 60 }).catch(() => null),
  )
  return found === late ? undefined : (found ?? undefined)
}
