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
  readonly bundled?: unknown
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

/** What all requests of an isolate share; times in milliseconds since the epoch. */
export interface Memory {
  readonly kept: Map<string, Kept>
  readonly missing: Map<string, number>
  readonly written: Map<string, number>
  /** When KV last kept a request waiting. */
  kvLateAt: number
}

export const createMemory = (): Memory => ({ kept: new Map(), missing: new Map(), written: new Map(), kvLateAt: Number.NEGATIVE_INFINITY })

/** Bump when a schema changes in a way that old content does not satisfy. */
const schemaVersion = 'c1'
const memoryFor = 20_000
const missingFor = 30_000
const maxKept = 500
const maxNamed = 5000

/** How long KV is waited for before the CMS is asked too; once it was late, hardly at all for a while. */
const kvPatience = { usually: 80, afterDelay: 5, delayCountsFor: 5000 }
/** How long a late answer of KV is still welcome when the CMS has none. */
const kvDeadline = 1000

const Envelope = v.object({ storedAt: v.number(), value: v.unknown() })
/** In KV in the place of what the CMS no longer has, until KV forgets it. */
const gone = { text: '', seconds: 60 }

const late = Symbol('late')

export interface StoreParts {
  readonly kv: KeyValue
  readonly memory: Memory
  readonly now: () => number
  readonly waitUntil: (task: Promise<unknown>) => void
}

type Known = Pick<Kept, 'value' | 'storedAt'>

/** Content from memory, KV, the CMS, or the build, in this order of preference; a failing KV or CMS never fails a page. */
export function createStore({ kv, memory, now, waitUntil }: StoreParts) {
  async function fromKv(key: string, schema: v.GenericSchema): Promise<Known | undefined> {
    try {
      const text = await kv.get(key, { cacheTtl: 60 })
      if (!text) return undefined
      const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), Envelope), text)
      const content = envelope.success && v.safeParse(schema, envelope.output.value)
      return content && content.success ? { value: content.output, storedAt: envelope.output.storedAt } : undefined
    } catch {
      return undefined
    }
  }

  async function patiently(answer: Promise<Known | undefined>): Promise<Known | undefined | typeof late> {
    const { usually, afterDelay, delayCountsFor } = kvPatience
    const it = await within(now() - memory.kvLateAt < delayCountsFor ? afterDelay : usually, answer)
    if (it === late) memory.kvLateAt = now()
    return it
  }

  function keep(key: string, { value, storedAt }: Known): void {
    remember(memory.kept, maxKept, key, { value, storedAt, checkedAt: now() })
  }

  const isMissing = (key: string): boolean => now() - (memory.missing.get(key) ?? Number.NEGATIVE_INFINITY) < missingFor

  function write(key: string, text: string, expirationTtl: number): void {
    // KV takes one write a second for each key.
    if (now() - (memory.written.get(key) ?? 0) <= 1100) return
    remember(memory.written, maxNamed, key, now())
    waitUntil(kv.put(key, text, { expirationTtl }).catch(() => {}))
  }

  async function refresh<Schema extends v.GenericSchema>(key: string, entry: Entry<Schema>): Promise<Outcome<v.InferOutput<Schema>>> {
    const outcome = await entry.load()
    if (outcome.kind === 'notFound') {
      remember(memory.missing, maxNamed, key, now())
      if (memory.kept.delete(key)) write(key, gone.text, gone.seconds)
    }
    if (outcome.kind === 'ok') {
      const known = { value: outcome.value, storedAt: now() }
      memory.missing.delete(key)
      keep(key, known)
      write(key, JSON.stringify({ storedAt: known.storedAt, value: known.value }), Math.max(60, entry.hardAge * 4))
    }
    return outcome
  }

  return {
    async read<Schema extends v.GenericSchema>(entry: Entry<Schema>): Promise<Read<v.InferOutput<Schema>>> {
      const key = `${schemaVersion}:${entry.key}`
      const age = (known: Known) => now() - known.storedAt
      const shown = ({ value, storedAt }: Known, freshness: Freshness) => ({ kind: 'ok', value, freshness, version: storedAt }) as const
      const byAge = (known: Known) => shown(known, age(known) < entry.softAge * 1000 ? 'fresh' : 'stale')
      const usable = (known: Known | undefined): known is Known => known !== undefined && age(known) < entry.hardAge * 1000

      const kept = memory.kept.get(key)
      if (kept && now() - kept.checkedAt < memoryFor) return byAge(kept)
      if (!kept && isMissing(key)) return { kind: 'notFound' }

      const asked = fromKv(key, entry.schema)
      const stored = await patiently(asked)
      // Another request may have learnt it meanwhile.
      const known = (stored === late ? undefined : stored) ?? memory.kept.get(key)
      if (usable(known)) {
        keep(key, known)
        const read = byAge(known)
        if (read.freshness === 'stale') waitUntil(refresh(key, entry))
        return read
      }
      if (isMissing(key)) return { kind: 'notFound' }

      const refreshing = refresh(key, entry)
      const arriving = stored === late ? within(kvDeadline, asked).then((it) => (it === late ? undefined : it)) : Promise.resolve(undefined)
      const lateButUsable = async () => {
        const it = await arriving
        return usable(it) ? it : refreshing
      }
      const first = await Promise.race([refreshing, lateButUsable()])
      if (!('kind' in first)) {
        keep(key, first)
        waitUntil(refreshing)
        return byAge(first)
      }
      if (first.kind === 'ok') return shown({ value: first.value, storedAt: now() }, 'fresh')
      if (first.kind === 'notFound') return { kind: 'notFound' }
      const last = known ?? (await arriving)
      if (last) return byAge(last)
      const bundled = entry.bundled === undefined ? undefined : v.safeParse(entry.schema, entry.bundled)
      if (bundled?.success) return { kind: 'ok', value: bundled.output, freshness: 'bundled', version: 0 }
      return { kind: 'unavailable' }
    },

    /** Reads the CMS now and stores what it says: for the webhook. */
    refresh: <Schema extends v.GenericSchema>(entry: Entry<Schema>): Promise<Outcome<v.InferOutput<Schema>>> =>
      refresh(`${schemaVersion}:${entry.key}`, entry),
  }
}

export type Store = ReturnType<typeof createStore>

/** Keeps a map bounded: what was named first is forgotten first. */
function remember<Value>(map: Map<string, Value>, most: number, key: string, value: Value): void {
  if (map.size >= most && !map.has(key)) map.delete(map.keys().next().value ?? '')
  map.set(key, value)
}

async function within<Value>(milliseconds: number, answer: Promise<Value>): Promise<Value | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waited = new Promise<typeof late>((resolve) => (timer = setTimeout(() => resolve(late), milliseconds)))
  try {
    return await Promise.race([answer, waited])
  } finally {
    clearTimeout(timer)
  }
}
