/** Milliseconds until the second purge: a cache may store a copy after its last byte has left us. */
const secondPurge = 2000

interface SentCopy {
  /** The cache in front of the pages; undefined where there is none. */
  readonly cache: PageCache | undefined
  /** Names this copy alone. */
  readonly tag: string
  /** Resolves when the last byte has left. */
  readonly sent: Promise<void>
  /** Read once everything is sent. */
  readonly isComplete: () => boolean
}

/**
 * Removes the stored copy of a page that turned out incomplete after its headers had left: headers that let a cache keep it for
 * minutes. Later copies of the page, whole ones, stay.
 */
export async function purgeIncomplete({ cache, tag, sent, isComplete }: SentCopy): Promise<void> {
  if (!cache) return
  await sent
  if (isComplete()) return
  await cache.purge({ tags: [tag] })
  await new Promise((resolve) => setTimeout(resolve, secondPurge))
  await cache.purge({ tags: [tag] })
}
