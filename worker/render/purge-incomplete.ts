import { elapsed } from '../within.ts'

/** A cache may store a copy a little after our last byte. */
const secondPurgeAfterMs = 2000

interface SentCopy {
  /** Undefined where there is no cache, as in development. */
  readonly cache: PageCache | undefined
  readonly tag: string
  readonly sent: Promise<void>
  readonly isComplete: () => boolean
}

/** Purges a copy that proved incomplete after its headers had allowed caching. */
export async function purgeIncomplete({ cache, tag, sent, isComplete }: SentCopy): Promise<void> {
  if (!cache) return
  await sent
  if (isComplete()) return
  await cache.purge({ tags: [tag] })
  await elapsed(secondPurgeAfterMs)
  await cache.purge({ tags: [tag] })
}
