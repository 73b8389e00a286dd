import type { Memory } from '../content/store.ts'
import type { Breaker } from '../upstream/breaker.ts'
import { callOfBreaker } from '../upstream/client.ts'

/** `name` is the call of a breaker, the freshness of content, or a sentence about the configuration. */
export interface Degraded {
  readonly kind: 'configuration' | 'breaker' | 'content' | 'kv' | 'source'
  readonly name?: string
}

export interface IsolateState {
  readonly memory: Pick<Memory, 'kvLateAt' | 'sourceSilentAt' | 'staleAt' | 'bundledAt'>
  /** By host and name of the call. */
  readonly breakers: ReadonlyMap<string, Pick<Breaker, 'isOpen'>>
}

/** Health checks come about once a minute, so what has happened since the previous one counts. */
const windowMs = 60_000

/** Lists what this isolate has had to do without in the last minute. `now` is in milliseconds since the epoch. */
export function degradedParts({ memory, breakers }: IsolateState, configuration: readonly string[], now: number): readonly Degraded[] {
  const isRecent = (at: number) => now - at < windowMs
  const open = [...breakers].filter(([, breaker]) => breaker.isOpen(now)).map(([key]) => callOfBreaker(key))
  const sourceIsSilent = isRecent(memory.sourceSilentAt)
  return [
    ...configuration.map((name) => ({ kind: 'configuration', name }) as const),
    ...[...new Set(open)].map((name) => ({ kind: 'breaker', name }) as const),
    ...(isRecent(memory.bundledAt) ? [{ kind: 'content', name: 'bundled' } as const] : []),
    // Each entry is stale for the one read that refreshes it, so that alone is no failure.
    ...(sourceIsSilent && isRecent(memory.staleAt) ? [{ kind: 'content', name: 'stale' } as const] : []),
    ...(isRecent(memory.kvLateAt) ? [{ kind: 'kv' } as const] : []),
    ...(sourceIsSilent ? [{ kind: 'source' } as const] : []),
  ]
}
