import { BoundedMap } from '../../../src/bounded-map/bounded-map.ts'
import type { KeyValue } from '../../env.ts'
import { late, within } from '../../within.ts'
import { sessionSeconds } from './session.ts'

/** Sessions that were signed out, so that a copy of their cookie opens nothing either. Another isolate knows it within a minute. */
export interface EndedSessions {
  readonly has: (id: string) => Promise<boolean>
  readonly add: (id: string) => Promise<void>
}

export type EndedMemory = BoundedMap<string, true>

const capacity = 10_000
/** KV caches for 30 seconds at least. */
const cacheTtl = 30
/** A slow or failing KV keeps nobody out: the session still has its own end. */
const kvWaitMs = 500

export const createEndedMemory = (): EndedMemory => new BoundedMap({ capacity })

export function endedSessions(memory: EndedMemory, kv: KeyValue | undefined): EndedSessions {
  const keyOf = (id: string) => `ended:${id}`
  return {
    async has(id) {
      if (memory.get(id)) return true
      if (!kv) return false
      const found = await within(
        kvWaitMs,
        kv.get(keyOf(id), { cacheTtl }).catch(() => null),
      )
      return found !== late && found !== null
    },
    async add(id) {
      memory.set(id, true)
      await kv?.put(keyOf(id), '1', { expirationTtl: sessionSeconds }).catch(() => {})
    },
  }
}
