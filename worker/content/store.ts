import * as v from 'valibot'
import type { KeyValue } from '../env.ts'
import type { Outcome } from '../../src/contract/outcome.ts'

/** One kind of content. Ages in seconds: served as is until `softAge`, served and refreshed until `hardAge`, then awaited anew. */
export interface Entry<Schema extends v.GenericSchema> {
  readonly key: string
  readonly schema: Schema
  readonly softAge: number
  readonly hardAge: number
  readonly load: () => Promise<Outcome<v.InferOutput<Schema>>>
  /** Last known good content that came with the build, for a first day without KV or CMS. */
  readonly bundled?: v.InferOutput<Schema> | undefined
}

export type Freshness = 'fresh' | 'stale' | 'bundled'

export type Read<Value> =
  | { readonly kind: 'ok'; readonly value: Value; readonly freshness: Freshness; readonly version: number }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unavailable' }

interface Kept {
  readonly value: unknown
  /** Milliseconds since the epoch: when the CMS was asked, and when this isolate last looked in KV. */
  readonly storedAt: number
  readonly checkedAt: number
}

/** What all requests of an isolate share. */
export interface Memory {
  readonly kept: Map<string, Kept>
  readonly missing: Map<string, number>
  readonly written: Map<string, number>
}

export const createMemory = (): Memory => ({ kept: new Map(), missing: new Map(), written: new Map() })

/** Bump when a schema changes in a way that old content does not satisfy. */
const schemaVersion = 'c1'
const memoryFor = 20_000
const missingFor = 30_000
const kvDeadline = 80
const maxKept = 500

const Envelope = v.object({ storedAt: v.number(), value: v.unknown() })

export interface StoreParts {
  readonly kv: KeyValue
  readonly memory: Memory
  readonly now: () => number
  readonly waitUntil: (task: Promise<unknown>) => void
}

/** Content from memory, KV, the CMS, or the build, in this order of preference; a failing KV or CMS never fails a page. */
export function createStore({ kv, memory, now, waitUntil }: StoreParts) {
  async function fromKv(key: string): Promise<{ storedAt: number; value: unknown } | undefined> {
    const text = await within(kvDeadline, kv.get(key, { cacheTtl: 60 }))
    if (!text) return undefined
    const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), Envelope), text)
    return envelope.success ? envelope.output : undefined
  }

  function keep(key: string, value: unknown, storedAt: number): void {
    if (memory.kept.size >= maxKept) memory.kept.delete(memory.kept.keys().next().value ?? '')
    memory.kept.set(key, { value, storedAt, checkedAt: now() })
  }

  async function refresh<Schema extends v.GenericSchema>(key: string, entry: Entry<Schema>): Promise<Outcome<v.InferOutput<Schema>>> {
    const outcome = await entry.load()
    if (outcome.kind === 'notFound') memory.missing.set(key, now())
    if (outcome.kind !== 'ok') return outcome
    keep(key, outcome.value, now())
    // KV takes one write a second for each key.
    if (now() - (memory.written.get(key) ?? 0) > 1100) {
      memory.written.set(key, now())
      const text = JSON.stringify({ storedAt: now(), value: outcome.value })
      waitUntil(kv.put(key, text, { expirationTtl: Math.max(60, entry.hardAge * 4) }).catch(() => {}))
    }
    return outcome
  }

  return {
    async read<Schema extends v.GenericSchema>(entry: Entry<Schema>): Promise<Read<v.InferOutput<Schema>>> {
      const key = `${schemaVersion}:${entry.key}`
      const kept = memory.kept.get(key)
      const fresh = (storedAt: number) => now() - storedAt < entry.softAge * 1000
      if (kept && now() - kept.checkedAt < memoryFor)
        return { kind: 'ok', value: kept.value, freshness: fresh(kept.storedAt) ? 'fresh' : 'stale', version: kept.storedAt }
      if (!kept && now() - (memory.missing.get(key) ?? -missingFor) < missingFor) return { kind: 'notFound' }

      const stored = await fromKv(key)
      const parsed = stored && v.safeParse(entry.schema, stored.value)
      const known = parsed?.success ? { value: parsed.output, storedAt: stored?.storedAt ?? 0 } : kept
      if (known && now() - known.storedAt < entry.hardAge * 1000) {
        keep(key, known.value, known.storedAt)
        const freshness = fresh(known.storedAt) ? 'fresh' : 'stale'
        if (freshness === 'stale') waitUntil(refresh(key, entry))
        return { kind: 'ok', value: known.value, freshness, version: known.storedAt }
      }

      const outcome = await refresh(key, entry)
      if (outcome.kind === 'ok') return { kind: 'ok', value: outcome.value, freshness: 'fresh', version: now() }
      if (outcome.kind === 'notFound') return { kind: 'notFound' }
      if (known) return { kind: 'ok', value: known.value, freshness: 'stale', version: known.storedAt }
      if (entry.bundled !== undefined) return { kind: 'ok', value: entry.bundled, freshness: 'bundled', version: 0 }
      return { kind: 'unavailable' }
    },

    /** Reads the CMS now and stores what it says: for the webhook. */
    refresh: <Schema extends v.GenericSchema>(entry: Entry<Schema>): Promise<Outcome<v.InferOutput<Schema>>> =>
      refresh(`${schemaVersion}:${entry.key}`, entry),
  }
}

export type Store = ReturnType<typeof createStore>

async function within(milliseconds: number, answer: Promise<string | null>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), milliseconds)))
  try {
    return await Promise.race([answer.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
