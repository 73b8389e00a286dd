import { untilNewestMs } from '../content/store.ts'
import { elapsed } from '../within.ts'

/** A page may be read from old content just before all isolates have forgotten it, and is stored when it has been sent. */
const sendingMs = 3000
const secondMs = 15_000

/**
 * After the purge before. The platform ends a task 30 seconds after the response
 * (developers.cloudflare.com/workers/runtime-apis/context), so each later purge is a task of another invocation.
 */
export const purgeWaits = { second: secondMs, later: untilNewestMs + sendingMs - secondMs } as const

/** The pages whose cache is purged. `purge` returns whether the platform accepted it, which it may refuse for its limit. */
export interface PurgedPages {
  readonly purge: (tags: string[]) => Promise<boolean>
  /** Begins a purge of another invocation, which so many follow. */
  readonly purgeLater: (tags: string[], following: number) => Promise<void>
}

/** Purges later, or has a purge follow that does. A refused purge is asked for again by the next, which has the same tags; the last one tells. */
export async function purgeAfterWait(pages: PurgedPages, tags: string[], following: number): Promise<void> {
  await elapsed(purgeWaits.later)
  const isPurged = await isAccepted(pages.purge(tags))
  if (following > 0) await pages.purgeLater(tags, following - 1)
  else if (!isPurged) console.error(JSON.stringify({ level: 'error', event: 'announcement not purged', tags }))
}

/** A call of an entrypoint may reject, too. */
export const isAccepted = (purging: Promise<boolean>): Promise<boolean> => purging.catch(() => false)
