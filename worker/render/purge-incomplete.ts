import { elapsed } from '../within.ts'

/**
 * Workers Cache allows five purges a minute after a burst of 25, of 100 tags each, to all isolates together
 * (developers.cloudflare.com/workers/cache/limitations and /cache/how-to/purge-cache). `settledMs`: a cache may store a copy a little after
 * our last byte, so each is purged once, then. `usefulMs`: afterwards a copy is not fresh any more. `mostWaiting`: what a minute allows.
 */
export const purgeRules = {
  settledMs: 2000,
  intervalMs: 12_000,
  tagsAtOnce: 100,
  taskMs: 28_000,
  usefulMs: 60_000,
  mostWaiting: 500,
} as const

/** Shared by all requests of an isolate, so it holds plain values only. Times are in milliseconds since the epoch. */
export interface IncompleteCopies {
  /** When the last byte of each was sent, by tag. */
  readonly sentAt: Map<string, number>
  /** The isolate asks for no purge before. */
  nextAt: number
}

export const createIncompleteCopies = (): IncompleteCopies => ({ sentAt: new Map(), nextAt: Number.NEGATIVE_INFINITY })

interface SentCopy {
  /** Undefined where there is no cache, as in development. */
  readonly cache: PageCache | undefined
  readonly tag: string
  readonly sent: Promise<void>
  readonly isComplete: () => boolean
  readonly copies: IncompleteCopies
  readonly now: () => number
}

/**
 * Purges a copy that proved incomplete after its headers had allowed caching, together with those of other requests that wait for the same. A refused
 * purge is asked for again with what came meanwhile, by any request whose task still runs.
 */
export async function purgeIncomplete({ cache, tag, sent, isComplete, copies, now }: SentCopy): Promise<void> {
  if (!cache) return
  await sent
  if (isComplete()) return
  const sentAt = now()
  if (copies.sentAt.size >= purgeRules.mostWaiting) return
  copies.sentAt.set(tag, sentAt)
  while (copies.sentAt.has(tag)) {
    const at = Math.max(sentAt + purgeRules.settledMs, copies.nextAt)
    // The platform ends a task half a minute after the response.
    if (at > sentAt + purgeRules.taskMs) return
    if (at > now()) await elapsed(at - now())
    else await purgeSettled(cache, copies, now())
  }
}

async function purgeSettled(cache: PageCache, copies: IncompleteCopies, now: number): Promise<void> {
  copies.nextAt = now + purgeRules.intervalMs
  const settled: string[] = []
  for (const [tag, sentAt] of copies.sentAt) {
    if (now - sentAt > purgeRules.usefulMs) copies.sentAt.delete(tag)
    else if (now - sentAt >= purgeRules.settledMs && settled.length < purgeRules.tagsAtOnce) settled.push(tag)
  }
  if (await purgeTags(cache, settled)) for (const tag of settled) copies.sentAt.delete(tag)
}

/** Returns whether the platform accepted the purge, which it may refuse for its limit. */
export async function purgeTags(cache: PageCache, tags: string[]): Promise<boolean> {
  const accepted = await accepts(cache, tags)
  if (!accepted) console.warn(JSON.stringify({ level: 'warn', event: 'purge refused', tags: tags.length }))
  return accepted
}

async function accepts(cache: PageCache, tags: string[]): Promise<boolean> {
  try {
    return (await cache.purge({ tags })).success
  } catch {
    return false
  }
}
