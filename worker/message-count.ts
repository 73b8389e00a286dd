import * as v from 'valibot'
import { BoundedMap } from '../src/bounded-map/bounded-map.ts'
import { messageLimit, recentMessages, secondsUntilNext, type SentMessages } from '../src/domain/contact/message-limit.ts'
import { digestOf } from './digest.ts'
import type { KeyValue } from './env.ts'
import { within } from './within.ts'

/** The caller keeps the reservation when the message was sent, and releases it otherwise. */
export type Reservation =
  | { readonly kind: 'reserved'; readonly keep: () => void; readonly release: () => void }
  | { readonly kind: 'wait'; readonly seconds: number }

/** Counts messages by address: at once in this isolate, and through KV for others. */
export interface MessageCount {
  /** Takes `now` in milliseconds since the epoch. */
  reserve: (addresses: readonly string[], now: number) => Promise<Reservation>
}

export type MessageMemory = BoundedMap<string, SentMessages>

/** An isolate remembers so many addresses. One that it forgets is still in KV. */
const capacity = 10_000

export const createMessageMemory = (): MessageMemory => new BoundedMap({ capacity })

const Stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))

/** KV caches for 30 seconds at least. Newer counts are in the memory of the isolate that sent the message. */
const cacheTtl = 30
/** A slow or failing KV holds up no message. */
const kvWaitMs = 500

export interface MessageCountInput {
  readonly memory: MessageMemory
  readonly kv: KeyValue | undefined
  readonly waitUntil: (task: Promise<unknown>) => void
}

export function createMessageCount({ memory, kv, waitUntil }: MessageCountInput): MessageCount {
  async function stored(key: string): Promise<SentMessages> {
    if (!kv) return {}
    const reading = within(kvWaitMs, kv.get(key, { cacheTtl })).catch(() => null)
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
      // Nothing is awaited from here on, so that messages sent at the same moment see each other.
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

/** Addresses are hashed, so that none is stored as such. */
async function keyOf(address: string): Promise<string> {
  return `messages:${await digestOf(address)}`
}
