import { untilNewestMs } from '../content/store.ts'
import { elapsed } from '../within.ts'

/** A page may be read from old content just before all isolates have forgotten it, and is stored when it has been sent. */
const sendingMs = 3000

/**
 * After the first purge. The platform ends a task 30 seconds after the response
 * (developers.cloudflare.com/workers/runtime-apis/context), so the last purge is a task of another invocation.
 */
export const purgeWaits = { second: 25_000, last: untilNewestMs + sendingMs - 25_000 } as const

/** The last purge of an announcement. */
export async function purgeLast(purge: (tags: string[]) => Promise<unknown>, tags: string[]): Promise<void> {
  await elapsed(purgeWaits.last)
  await purge(tags)
}
