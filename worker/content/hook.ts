import type { Context } from 'hono'
import * as v from 'valibot'
import { LocaleName } from '../../src/contract/scalars.ts'
import { nowOf } from '../clock.ts'
import type { Env } from '../env.ts'
import { servicesOf } from '../services.ts'
import { readText } from '../upstream/body.ts'
import { workerContext } from '../worker-context.ts'
import { contentKinds, contentEntries } from './entries.ts'

/** What the CMS announces: kinds of content that changed, in which locales. `at` is epoch seconds, against replays. */
const Announcement = v.object({
  at: v.number(),
  locales: v.pipe(v.array(LocaleName), v.minLength(1), v.maxLength(6)),
  kinds: v.pipe(v.array(v.picklist(contentKinds)), v.minLength(1), v.maxLength(20)),
})

const tolerance = 300
/** Bytes. */
const maxBody = 20_000

/** `POST /hooks/content`, signed `x-escale-signature: sha256=<hex HMAC of the body>`: reads what changed into KV and purges the pages that show it. */
export async function contentHook(c: Context<{ Bindings: Env }>): Promise<Response> {
  const answer = (status: 200 | 400 | 401 | 413, code: string) =>
    c.json({ code }, status, { 'cache-control': 'no-store', 'cache-tag': 'hook' })
  const body = await readText(new Response(c.req.raw.body), maxBody)
  if (body === undefined) return answer(413, 'too-large')
  const secret = c.env.CONTENT_SECRET
  if (!secret || !(await isSigned(body, c.req.header('x-escale-signature') ?? '', secret))) return answer(401, 'bad-signature')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Announcement), body)
  if (!parsed.success) return answer(400, 'bad-announcement')
  const now = nowOf(c.env).getTime()
  if (Math.abs(now / 1000 - parsed.output.at) > tolerance) return answer(400, 'too-old')

  const waitUntil = (task: Promise<unknown>) => c.executionCtx.waitUntil(task)
  for (const locale of parsed.output.locales) {
    const parts = servicesOf({ env: c.env, locale, minisiteId: undefined, signal: c.req.raw.signal, now, waitUntil })
    const entries = contentEntries(parts.parts)
    for (const kind of parsed.output.kinds) waitUntil(parts.store.refresh<v.GenericSchema>(entries[kind]))
  }
  purge(c, 'content')
  return answer(200, 'refreshing')
}

async function isSigned(body: string, header: string, secret: string): Promise<boolean> {
  const hex = /^sha256=([0-9a-f]{64})$/.exec(header)?.[1]
  if (!hex) return false
  const utf8 = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const signature = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', key, signature, utf8.encode(body))
}

/** Workers Cache is there in production only. */
function purge(c: Context, tag: string): void {
  const { cache } = workerContext(c)
  if (cache) c.executionCtx.waitUntil(cache.purge({ tags: [tag] }))
}
