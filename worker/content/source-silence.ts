import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'

/** The latest failure of a kind of content, such as `stay`, unless any of its kind has been read since. */
interface Failure {
  readonly key: string
  readonly at: number
  /** Whether others of its kind failed just before: one product that fails says nothing about the next. */
  readonly isOneOfSeveral: boolean
}

/** What an isolate knows of sources that fail. Times are in milliseconds since the epoch. */
export interface SourceFailures {
  /** By kind, as each has a call of its own. */
  readonly failures: BoundedMap<string, Failure>
  /** When a source failed last, or did not respond in time. */
  sourceSilentAt: number
}

export const noFailures = (): SourceFailures => ({
  failures: new BoundedMap({ capacity: 100 }),
  sourceSilentAt: Number.NEGATIVE_INFINITY,
})

/**
 * Tells for which keys a source counts as silent, so that no page waits for it long. One product that fails may not shorten the wait for others.
 * The breaker of the call is no measure: it opens with the eighth failure, and pages must not wait so often.
 */
export function sourceSilence(known: SourceFailures, { countsMs, ticking }: { readonly countsMs: number; readonly ticking: () => number }) {
  function recent(key: string): Failure | undefined {
    const failure = known.failures.get(kindOf(key))
    return failure && ticking() - failure.at < countsMs ? failure : undefined
  }

  return {
    failed(key: string): void {
      const at = ticking()
      const before = recent(key)
      known.failures.set(kindOf(key), { key, at, isOneOfSeveral: before !== undefined && (before.isOneOfSeveral || before.key !== key) })
      known.sourceSilentAt = at
    },
    responded(key: string): void {
      known.failures.delete(kindOf(key))
    },
    includes(key: string): boolean {
      const failure = recent(key)
      return failure !== undefined && (failure.isOneOfSeveral || failure.key === key)
    },
  }
}

/** `stay` of `c1:stay:fr_FR:1`. */
const kindOf = (key: string): string => key.split(':', 2)[1] ?? ''
