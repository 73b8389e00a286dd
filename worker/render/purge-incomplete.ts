/** Milliseconds; a cache may store a copy after our last byte. */
const secondPurge = 2000

interface SentCopy {
  /** Undefined where there is no cache. */
  readonly cache: PageCache | undefined
  readonly tag: string
  /** Resolves after the last byte. */
  readonly sent: Promise<void>
  /** Read once everything is sent. */
  readonly isComplete: () => boolean
}

/** Purges a copy that proved incomplete after its headers had allowed caching. */
export async function purgeIncomplete({ cache, tag, sent, isComplete }: SentCopy): Promise<void> {
  if (!cache) return
  await sent
  if (isComplete()) return
  await cache.purge({ tags: [tag] })
  await new Promise((resolve) => setTimeout(resolve, secondPurge))
  await cache.purge({ tags: [tag] })
}
