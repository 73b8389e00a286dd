import { late, within } from '../within.ts'

/** How long a read of KV may take. The wait is shorter for a while after a read was late. */
export interface KvWait {
  readonly usually: number
  readonly afterDelay: number
  readonly delayCounts: number
}

/** Reads of an isolate that are late alike: a value that no location's cache of KV has yet says nothing about others. */
export interface KvReads {
  /** When KV failed last, or did not respond in time, in milliseconds since the epoch. */
  kvLateAt: number
}

interface Waiting {
  readonly reads: KvReads
  readonly wait: KvWait
  /** Returns milliseconds since the epoch. */
  readonly ticking: () => number
  /** Multiplies the wait. */
  readonly deadlineFactor: number
}

/** Returns what KV has, unless it takes too long. */
export async function withoutWaitingLong<Found>(reading: Promise<Found>, { reads, wait, ticking, deadlineFactor }: Waiting) {
  const waitMs = ticking() - reads.kvLateAt < wait.delayCounts ? wait.afterDelay : wait.usually
  const found = await within(waitMs * deadlineFactor, reading)
  if (found === late) reads.kvLateAt = ticking()
  return found
}
