import * as v from 'valibot'
import { BoundedMap } from '../src/bounded-map/bounded-map.ts'
import { messageLimit, recentMessages, secondsUntilNext, type SentMessages } from '../src/domain/contact/message-limit.ts'
import type { KeyValue } from './env.ts'
import { within } from './within.ts'

/** `keep` it once the message was sent, or `release` it. */
export type Reservation =
  | { readonly kind: 'reserved'; readonly keep: () => void; readonly release: () => void }
  | { readonly kind: 'wait'; readonly seconds: number }

/** Counts by address, in this isolate at once and in KV for others. */
export interface MessageCount {
  /** `now`: milliseconds since the epoch. */
  reserve: (addresses: readonly string[], now: number) => Promise<Reservation>
}

export type MessageMemory = BoundedMap<string, SentMessages>

/** Addresses of an isolate; a forgotten one is still in KV. */
const capacity = 10_000

export const createMessageMemory = (): MessageMemory => new BoundedMap(capacity)

const Stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))

/** Seconds, KV's minimum; newer counts are in the memory of the sending isolate. */
const cacheTtl = 30
/** Milliseconds; a failing KV fails no message. */
const kvPatience = 500

export interface MessageCountParts {
  readonly memory: MessageMemory
  /** Absent where each isolate counts alone. */
  readonly kv: KeyValue | undefined
  readonly waitUntil: (task: Promise<unknown>) => void
}

export function createMessageCount({ memory, kv, waitUntil }: MessageCountParts): MessageCount {
  async function stored(key: string): Promise<SentMessages> {
    if (!kv) return {}
    const reading = within(kvPatience, kv.get(key, { cacheTtl })).catch(() => null)
    const parsed = v.safeParse(Stored, await reading)
    return parsed.success ? parsed.output : {}
  }

  async function store(key: string): Promise<void> {
    const ttl = { expirationTtl: messageLimit.milliseconds / 1000 }
    await kv?.put(key, JSON.stringify(memory.get(key) ?? {}), ttl).catch(() => {})
  }

  return {
    async reserve(addresses, now) {
      const keys = await Promise.all(addresses.map(keyOf))
      const known = await Promise.all(keys.map(stored))
      // Nothing is awaited from here: concurrent messages see each other.
      const counts = keys.map((key, at) => ({ key, sent: recentMessages({ ...known[at], ...memory.get(key) }, now) }))
      const seconds = Math.max(...counts.map(({ sent }) => secondsUntilNext(sent, now)))
      if (seconds > 0) return { kind: 'wait', seconds }
      const id = crypto.randomUUID()
      for (const { key, sent } of counts) memory.set(key, { ...sent, [id]: now })
      return {
        kind: 'reserved',
        keep: () => waitUntil(Promise.all(keys.map(store))),
        release: () => {
          for (const key of keys) {
            const { [id]: _, ...others } = memory.get(key) ?? {}
            memory.set(key, others)
          }
        },
      }
    },
  }
}

/** No address is stored as such. */
async function keyOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address))
  return `messages:${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
