import type { Context } from 'hono'
import * as v from 'valibot'
import { LocaleName } from '../../src/contract/scalars.ts'
import { isSignedWithAny } from '../../src/domain/signature/hmac.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { contentKinds } from '../content/content.ts'
import { contentVersion } from '../content/envelope.ts'
import { marketTag } from '../render/headers.ts'
import { acceptedSecrets } from '../secrets.ts'
import type { Services } from '../services.ts'
import { elapsed } from '../within.ts'
import { type Gateway, workerContext } from './gateway.ts'
import { isAccepted, type PurgedPages, purgeWaits } from './hook-purges.ts'

/** Tells what has changed, in which locales. `at` is in seconds since the epoch and guards against replays. */
const Announcement = v.object({
  at: v.number(),
  locales: v.pipe(v.array(LocaleName), v.minLength(1), v.transform(once)),
  // The CMS may have kinds that no page shows.
  kinds: v.pipe(
    v.array(v.string()),
    v.transform((named) => contentKinds.filter((kind) => named.includes(kind))),
    v.minLength(1),
  ),
})
type Announcement = v.InferOutput<typeof Announcement>

function once<Name>(names: readonly Name[]): Name[] {
  return [...new Set(names)]
}

const toleranceSeconds = 300

/** The request is signed by `x-escale-signature: sha256=<hex HMAC of the body>`. */
export async function contentHook(c: Context<Gateway>): Promise<Response> {
  const respond = (status: 200 | 400 | 401, code: string) => c.json({ code }, status, { 'cache-control': 'no-store', 'cache-tag': 'hook' })
  const { services } = c.var
  const body = await c.req.text()
  const secrets = acceptedSecrets(c.env, 'CONTENT_SECRET')
  if (!(await isSigned(body, c.req.header('x-escale-signature') ?? '', secrets))) return respond(401, 'bad-signature')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Announcement), body)
  if (!parsed.success) return respond(400, 'bad-announcement')
  if (Math.abs(services.now.getTime() / 1000 - parsed.output.at) > toleranceSeconds) return respond(400, 'too-old')
  const pages = workerContext(c).exports.Pages({ props: {} })
  c.executionCtx.waitUntil(refreshAndPurge(services, parsed.output, pages))
  return respond(200, 'refreshing')
}

/**
 * Purges the pages of these markets after the read, again when isolates that read KV before it have forgotten what it had then, and a last time when
 * no location's cache of KV has that any more. A purge reaches the pages of the entrypoint that asks for it, so `Pages` does.
 *
 * What was announced is read twice: the first time it may fail, or the CMS may still have the old. Where the second read brings something else, KV
 * gets it with that one only, so one more purge follows.
 */
async function refreshAndPurge(services: Services, announcement: Announcement, pages: PurgedPages): Promise<void> {
  const tags = announcement.locales.map((locale) => marketTag(marketOfLocale(locale)))
  const first = await versionsRead(services, announcement)
  await isAccepted(pages.purge(tags))
  await elapsed(purgeWaits.second)
  const second = await versionsRead(services, announcement)
  if (second.includes(unread)) console.error(JSON.stringify({ level: 'error', event: 'announced content not read', ...announcement }))
  await isAccepted(pages.purge(tags))
  await pages.purgeLater(tags, second.join() === first.join() && !second.includes(unread) ? 0 : 1)
}

const unread = 'unread'

/** Reads all that was announced, and returns the version of each content, `unread` where its source did not have it. */
async function versionsRead(services: Services, { locales, kinds }: Announcement): Promise<readonly string[]> {
  const reading = locales.flatMap((locale) => {
    const { content } = services.ofMarket(locale)
    return kinds.flatMap((kind) => (kind === 'minisites' ? [] : [content.refresh(kind)]))
  })
  const all = kinds.includes('minisites') ? [...reading, services.refreshMinisites()] : reading
  const outcomes = await Promise.allSettled(all)
  return outcomes.map((outcome) =>
    outcome.status === 'fulfilled' && outcome.value.kind === 'ok' ? versionOf(outcome.value.value) : unread,
  )
}

const versionOf = (content: unknown): string =>
  (typeof content === 'object' && content !== null ? contentVersion(content) : undefined) ?? ''

async function isSigned(body: string, header: string, secrets: readonly string[]): Promise<boolean> {
  const hex = /^sha256=(.*)$/.exec(header)?.[1]
  return hex !== undefined && isSignedWithAny(secrets, body, hex)
}
