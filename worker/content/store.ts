import * as v from 'valibot'
import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { KeyValue } from '../env.ts'
import { late, within } from '../within.ts'

/** Ages in seconds: served as is until `softAge`, served and refreshed until `hardAge`, then awaited. */
export interface Entry<Schema extends v.GenericSchema> {
  readonly key: string
  readonly schema: Schema
  readonly softAge: number
  readonly hardAge: number
  readonly load: () => Promise<Outcome<v.InferOutput<Schema>>>
  /** One of many, such as a stay: a 404 removes it; otherwise a 404 is a failure. */
  readonly isKeyed?: true
  /** Content of the build, where neither KV nor CMS has any. */
  readonly bundled?: unknown
}

export type Freshness = 'fresh' | 'stale' | 'bundled'

export type ReadResult<Value> =
  | { readonly kind: 'ok'; readonly value: Value; readonly freshness: Freshness }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unavailable' }

/** `storedAt`: when the source was read, milliseconds since the epoch. */
interface Stored {
  readonly value: unknown
  readonly storedAt: number
}

interface CacheEntry extends Stored {
  /** When this isolate last read KV. */
  readonly checkedAt: number
}

interface Write {
  readonly text: string
  /** Seconds. */
  readonly expirationTtl: number
}

/** Shared by all requests of an isolate: plain values; times in milliseconds since the epoch. */
export interface Memory {
  readonly entries: BoundedMap<string, CacheEntry>
  /** When a key was last missing. */
  readonly missing: BoundedMap<string, number>
  readonly writtenAt: BoundedMap<string, number>
  /** The latest write of a key that waits for its interval. */
  readonly waiting: BoundedMap<string, Write>
  /** When KV was last late or failed. */
  kvLateAt: number
  /** When a source was last unavailable. */
  sourceSilentAt: number
}

export const createMemory = (): Memory => ({
  entries: new BoundedMap(500),
  missing: new BoundedMap(5000),
  writtenAt: new BoundedMap(5000),
  waiting: new BoundedMap(500),
  kvLateAt: Number.NEGATIVE_INFINITY,
  sourceSilentAt: Number.NEGATIVE_INFINITY,
})

/** Bump when old content does not satisfy a schema. */
const schemaVersion = 'c1'
const memoryFor = 20_000
const missingFor = 30_000
/** KV takes one write a second for each key. */
const writeInterval = 1100
/** Seconds KV may serve a cached value: its minimum. */
const kvCacheTtl = 30

/** Milliseconds until the CMS is called too, shorter for a while after a delay of KV. */
const kvPatience = { usually: 80, afterDelay: 5, delayCountsFor: 5000 }
/** Milliseconds until a late KV value is abandoned. */
const kvDeadline = 800

/** Milliseconds for a source where content is bundled, or source or KV was silent: a page within a second. */
const sourcePatience = { milliseconds: 800, silenceCountsFor: 5000 }

const Envelope = v.object({ storedAt: v.number(), value: v.unknown() })
/** Replaces what the CMS has removed, until KV forgets it. */
const gone: Write = { text: '', expirationTtl: 60 }

export interface StoreParts {
  readonly kv: KeyValue
  readonly memory: Memory
  /** The instant of the request, for ages of content. */
  readonly now: () => number
  /** The running clock. */
  readonly ticking: () => number
  readonly waitUntil: (task: Promise<unknown>) => void
}

/** From memory, KV, CMS or build, in this order; a failing KV or CMS never fails a page. */
export function createStore({ kv, memory, now, ticking, waitUntil }: StoreParts) {
  async function fromKv(key: string, schema: v.GenericSchema): Promise<Stored | undefined> {
    try {
      const text = await kv.get(key, { cacheTtl: kvCacheTtl })
      if (!text) return undefined
      const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), Envelope), text)
      const content = envelope.success && v.safeParse(schema, envelope.output.value)
      return content && content.success ? { value: content.output, storedAt: envelope.output.storedAt } : undefined
    } catch {
      memory.kvLateAt = ticking()
      return undefined
    }
  }

  async function withPatience(reading: Promise<Stored | undefined>): Promise<Stored | undefined | typeof late> {
    const { usually, afterDelay, delayCountsFor } = kvPatience
    const stored = await within(ticking() - memory.kvLateAt < delayCountsFor ? afterDelay : usually, reading)
    if (stored === late) memory.kvLateAt = ticking()
    return stored
  }

  const remember = (key: string, { value, storedAt }: Stored) => memory.entries.set(key, { value, storedAt, checkedAt: now() })
  const isMissing = (key: string) => now() - (memory.missing.get(key) ?? Number.NEGATIVE_INFINITY) < missingFor

  const isSourceSilent = () => ticking() - memory.sourceSilentAt < sourcePatience.silenceCountsFor

  /** Writes now, or the latest value once KV takes another write of the key. */
  function write(key: string, latest: Write): void {
    const wait = (memory.writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) + writeInterval - now()
    if (wait <= 0) {
      memory.waiting.delete(key)
      waitUntil(put(key, latest))
      return
    }
    const isScheduled = memory.waiting.get(key) !== undefined
    memory.waiting.set(key, latest)
    if (!isScheduled) waitUntil(putLater(key, wait))
  }

  async function put(key: string, { text, expirationTtl }: Write): Promise<void> {
    memory.writtenAt.set(key, now())
    await kv.put(key, text, { expirationTtl }).catch(() => {})
  }

  async function putLater(key: string, milliseconds: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    const latest = memory.waiting.get(key)
    memory.waiting.delete(key)
    if (latest) await put(key, latest)
  }

  async function refresh<Schema extends v.GenericSchema>(key: string, entry: Entry<Schema>): Promise<Outcome<v.InferOutput<Schema>>> {
    const outcome = await entry.load()
    if (outcome.kind === 'unavailable') memory.sourceSilentAt = ticking()
    if (outcome.kind === 'notFound' && entry.isKeyed) {
      memory.missing.set(key, now())
      if (memory.entries.delete(key)) write(key, gone)
    }
    if (outcome.kind === 'ok') {
      const stored = { value: outcome.value, storedAt: now() }
      memory.missing.delete(key)
      remember(key, stored)
      write(key, { text: JSON.stringify(stored), expirationTtl: Math.max(60, entry.hardAge * 4) })
    }
    return outcome
  }

  /** Reads the CMS, else the next best known content. `reading`: a late read of KV. */
  async function load<Schema extends v.GenericSchema>(
    key: string,
    entry: Entry<Schema>,
    outdated: Stored | undefined,
    reading: Promise<Stored | undefined>,
  ): Promise<ReadResult<v.InferOutput<Schema>>> {
    const refreshing = refresh(key, entry)
    const kvReading = within(kvDeadline, reading)
    const arriving = kvReading.then((stored) => (stored === late ? undefined : stored))
    const lateButUsable = async () => {
      const stored = await arriving
      return stored && isUsable(stored, entry, now()) ? stored : refreshing
    }
    const coming = Promise.race([refreshing, lateButUsable()])
    const mayWait = entry.bundled === undefined && !isSourceSilent()
    // A slow KV says nothing about the source; a silent one may share its network.
    const unlessKvIsSilent = async () => ((await kvReading) === late ? late : coming)
    const first = mayWait ? await Promise.race([coming, unlessKvIsSilent()]) : await within(sourcePatience.milliseconds, coming)
    if (first === late) {
      memory.sourceSilentAt = ticking()
      waitUntil(refreshing)
      // Another request may have read it meanwhile.
      const known = memory.entries.get(key) ?? outdated
      return known ? byAge(known, entry, now()) : (bundledOf(entry) ?? { kind: 'unavailable' })
    }
    if (!('kind' in first)) {
      remember(key, first)
      waitUntil(refreshing)
      return byAge(first, entry, now())
    }
    if (first.kind === 'ok') return { kind: 'ok', value: first.value, freshness: 'fresh' }
    if (first.kind === 'notFound' && entry.isKeyed) return { kind: 'notFound' }
    const last = outdated ?? (await arriving)
    if (last) return byAge(last, entry, now())
    const bundled = bundledOf(entry)
    if (bundled) return bundled
    if (first.kind !== 'notFound') return { kind: 'unavailable' }
    memory.missing.set(key, now())
    return { kind: 'notFound' }
  }

  return {
    async read<Schema extends v.GenericSchema>(entry: Entry<Schema>): Promise<ReadResult<v.InferOutput<Schema>>> {
      const key = `${schemaVersion}:${entry.key}`
      const remembered = memory.entries.get(key)
      if (remembered && now() - remembered.checkedAt < memoryFor) return byAge(remembered, entry, now())
      if (!remembered && isMissing(key)) return { kind: 'notFound' }

      const reading = fromKv(key, entry.schema)
      const stored = await withPatience(reading)
      // Another request may have read it meanwhile.
      const known = (stored === late ? undefined : stored) ?? memory.entries.get(key)
      if (known && isUsable(known, entry, now())) {
        remember(key, known)
        const read = byAge(known, entry, now())
        if (read.freshness === 'stale') waitUntil(refresh(key, entry))
        return read
      }
      if (isMissing(key)) return { kind: 'notFound' }
      return load(key, entry, known, stored === late ? reading : Promise.resolve(undefined))
    },

    refresh: <Schema extends v.GenericSchema>(entry: Entry<Schema>): Promise<Outcome<v.InferOutput<Schema>>> =>
      refresh(`${schemaVersion}:${entry.key}`, entry),
  }
}

export type Store = ReturnType<typeof createStore>

function bundledOf<Schema extends v.GenericSchema>({ schema, bundled }: Entry<Schema>): ReadResult<v.InferOutput<Schema>> | undefined {
  const content = bundled === undefined ? undefined : v.safeParse(schema, bundled)
  return content?.success ? { kind: 'ok', value: content.output, freshness: 'bundled' } : undefined
}

type Ages = Pick<Entry<v.GenericSchema>, 'softAge' | 'hardAge'>

/** Milliseconds. */
const clockSkew = 60_000

/** Neither too old nor from the future, which would never be refreshed. */
const isUsable = ({ storedAt }: Stored, { hardAge }: Ages, now: number): boolean =>
  now - storedAt < hardAge * 1000 && storedAt - now < clockSkew

const byAge = ({ value, storedAt }: Stored, { softAge }: Ages, now: number) =>
  ({ kind: 'ok', value, freshness: now - storedAt < softAge * 1000 ? 'fresh' : 'stale' }) as const
