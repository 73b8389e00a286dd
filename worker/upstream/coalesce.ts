import type { Outcome } from '../../src/contract/outcome.ts'

interface Shared {
  readonly outcome: Promise<Outcome<unknown>>
  followers: number
}

/** What one visitor brings to a shared question. */
export interface Asker {
  /** Fires when the visitor leaves. */
  readonly signal: AbortSignal | undefined
  /** Milliseconds this visitor waits at most. */
  readonly deadline: number
  /** Keeps the question alive for others after the visitor who asked it has left. */
  readonly waitUntil: (task: Promise<unknown>) => void
}

/**
 * Equal questions in flight are asked once for an isolate. The question is aborted when the visitor who asked it leaves and
 * nobody else waits; a follower waits no longer than its own deadline, whatever becomes of the one who asked.
 */
export function createCoalescer(): {
  share: (key: string, asker: Asker, ask: (abort: AbortSignal) => Promise<Outcome<unknown>>) => Promise<Outcome<unknown>>
} {
  const inFlight = new Map<string, Shared>()
  return {
    share(key, asker, ask) {
      const known = inFlight.get(key)
      if (known) {
        known.followers++
        return patient(known.outcome, asker)
      }
      const abort = new AbortController()
      const shared: Shared = { outcome: ask(abort.signal).finally(() => inFlight.delete(key)), followers: 0 }
      inFlight.set(key, shared)
      asker.waitUntil(shared.outcome)
      asker.signal?.addEventListener('abort', () => shared.followers === 0 && abort.abort(), { once: true })
      return shared.outcome
    },
  }
}

function patient(outcome: Promise<Outcome<unknown>>, asker: Asker): Promise<Outcome<unknown>> {
  return new Promise((resolve) => {
    const timer = setTimeout(leave, asker.deadline)
    asker.signal?.addEventListener('abort', leave, { once: true })
    function leave(): void {
      resolve({ kind: 'unavailable' })
    }
    void outcome.then((it) => {
      clearTimeout(timer)
      asker.signal?.removeEventListener('abort', leave)
      resolve(it)
    })
  })
}
