import type * as v from 'valibot'
import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import { safeParse } from '../../src/validation/compiled.ts'
import type { KeyValue } from '../env.ts'
import { elapsed, late, within } from '../within.ts'
import { type Ages, byAge, type Freshness, isUsable, isWritten, type Known, newest, timeOf } from './ages.ts'
import { opened, sealed, type Stored, withVersion } from './envelope.ts'
import { type KvReads, withoutWaitingLong } from './kv-wait.ts'
import { noFailures, type SourceFailures, sourceSilence } from './source-silence.ts'

export interface Entry<Schema extends v.GenericSchema> extends Ages {
  readonly key: string
  readonly schema: Schema
  readonly load: () => Promise<Outcome<v.InferOutput<Schema>>>
  /** Set for one of many, such as a stay: there a 404 removes the entry, elsewhere a 404 counts as a failure. */
  readonly isKeyed?: true
  /** The content of the build, which is used where neither KV nor the CMS has any. */
  readonly bundled?: unknown
}

export type ReadResult<Value> =
  | { readonly kind: 'ok'; readonly value: Value; readonly freshness: Freshness }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unavailable' }

interface CacheEntry extends Known {
  readonly kvReadAt: number
}

/** What this isolate read from the source. `askedAt` is when that read began: of two versions the one that was asked for later is newer. */
interface Confirmed {
  readonly version: string
  readonly at: number
  readonly askedAt: number
}

interface Write {
  readonly version: string
  readonly text: string
  readonly expirationTtl: number
}

/** What KV has. Undefined is nothing of use; where KV failed or is silent, what it has is unknown, and nothing is written over it. */
type InKv = Stored | undefined | 'unknown' | typeof late

const told = (inKv: InKv): Stored | undefined => (inKv === late || inKv === 'unknown' ? undefined : inKv)

/** Shared by all requests of an isolate, so it holds plain values only. Times are in milliseconds since the epoch. */
export interface Memory extends KvReads, SourceFailures {
  /** What there is one of, such as the navigation of a market: stays must never drive it out. */
  readonly unique: BoundedMap<string, CacheEntry>
  /** What there are many of (`isKeyed`). */
  readonly keyed: BoundedMap<string, CacheEntry>
  readonly missing: BoundedMap<string, number>
  /** Which version this isolate read from the source, and when: remembered longer than the content itself. */
  readonly confirmed: BoundedMap<string, Confirmed>
  readonly written: BoundedMap<string, { readonly version: string; readonly at: number }>
  /** The latest value of a key that was written too recently to be written again. */
  readonly waiting: BoundedMap<string, Write>
  /** When content beyond its soft age, or that of the build, was served last. */
  staleAt: number
  bundledAt: number
}

const maxKeyed = 500
/** The characters of all keyed content as JSON: some seventy-five stays, which hold two to three times as many bytes. */
const maxKeyedCharacters = 1_500_000

export const createMemory = (): Memory => ({
  unique: new BoundedMap({ capacity: 300 }),
  keyed: new BoundedMap({
    capacity: maxKeyed,
    weights: { limit: maxKeyedCharacters, weigh: ({ characters }) => characters },
    keptOnSecondOf: maxKeyed,
  }),
  missing: new BoundedMap({ capacity: 5000 }),
  confirmed: new BoundedMap({ capacity: 5000 }),
  written: new BoundedMap({ capacity: 5000 }),
  waiting: new BoundedMap({ capacity: 500 }),
  ...noFailures(),
  kvLateAt: Number.NEGATIVE_INFINITY,
  staleAt: Number.NEGATIVE_INFINITY,
  bundledAt: Number.NEGATIVE_INFINITY,
})

/** Change this version when content that is stored already does not satisfy a schema any more. */
const schemaVersion = 'c1'
/** Without a look at KV. Short for what the CMS announces, which every visitor of a market is to see soon. */
const memoryMs = { unique: 5000, keyed: 20_000 }
const missingMs = 30_000
/** KV takes one write a second for each key. */
const writeIntervalMs = 1100
/** How long KV may serve a value from its own cache; 30 is the least it allows. */
const kvCacheSeconds = 30

/** After a write of what is announced an isolate may get what KV had before from KV's cache, and remember it. */
export const untilNewestMs = kvCacheSeconds * 1000 + memoryMs.unique

/** How long a read of KV may take before the CMS is called too. */
const kvWaitMs = { usually: 80, afterDelay: 5, delayCounts: 5000 }
/** How long a late value of KV may still arrive and be used. */
const kvDeadlineMs = 800

/** How long a source may take where content is bundled, or where source or KV was silent: the page must come within a second. */
const sourceWaitMs = { milliseconds: 800, silenceCounts: 5000 }

/** Replaces what the CMS has removed, until KV itself expires the entry. */
const gone: Write = { version: '', text: '', expirationTtl: 60 }

export interface StoreInput {
  readonly kv: KeyValue
  readonly memory: Memory
  /** The instant of the request, from which the ages of content are counted. */
  readonly now: () => number
  /** Moves on during the request, so that waits and silences can be measured. */
  readonly ticking: () => number
  readonly waitUntil: (task: Promise<unknown>) => void
  /** Of the request: what it gives up is no failure of a source. */
  readonly signal?: AbortSignal
  /** Multiplies the waits after which KV counts as late, and KV or a source as silent (`DEADLINE_FACTOR`); 1 by default. */
  readonly deadlineFactor?: number
  /** Names the code whose schemas validate. Without it all content of KV is validated whenever it is read. */
  readonly build?: string | undefined
}

/** Reads from memory, KV, the CMS or the build, in this order. A failing KV or CMS never fails a page. */
export function createStore({ kv, memory, now, ticking, waitUntil, signal, deadlineFactor = 1, build }: StoreInput) {
  const silence = sourceSilence(memory, { countsMs: sourceWaitMs.silenceCounts, ticking })

  async function fromKv<Schema extends v.GenericSchema>(key: string, entry: Entry<Schema>): Promise<InKv> {
    try {
      const text = await kv.get(key, { cacheTtl: kvCacheSeconds })
      return text ? opened(text, { schema: entry.schema, build, known: entriesOf(entry).get(key) }) : undefined
    } catch {
      memory.kvLateAt = ticking()
      return 'unknown'
    }
  }

  const entriesOf = ({ isKeyed }: Pick<Entry<v.GenericSchema>, 'isKeyed'>) => (isKeyed ? memory.keyed : memory.unique)
  const remember = (key: string, entry: Pick<Entry<v.GenericSchema>, 'isKeyed'>, { value, version, characters, confirmedAt }: Known) =>
    entriesOf(entry).set(key, { value, version, characters, confirmedAt, kvReadAt: now() })
  const isMissing = (key: string) => now() - (memory.missing.get(key) ?? Number.NEGATIVE_INFINITY) < missingMs

  /** What KV has, with the age that this isolate's own look at the source gives it. */
  function dated(key: string, stored: Stored): Known {
    const confirmed = memory.confirmed.get(key)
    const { value, version, characters } = stored
    const at = confirmed?.version === version ? confirmed.at : Number.NEGATIVE_INFINITY
    return { value, version, characters, confirmedAt: Math.max(at, timeOf(stored, now())) }
  }

  /** What a visitor gives up by leaving is no failure. */
  function noteFailure(key: string): void {
    if (!signal?.aborted) silence.failed(key)
  }

  /** The source may have been read again since, and KV may have had the same then. */
  const isOutdated = (key: string, { version }: Write): boolean => (memory.confirmed.get(key)?.version ?? version) !== version

  /**
   * Writes at once, or writes the latest value as soon as KV takes another write of the key. Readers of the same content come together: what one of them has
   * just written is not written again.
   */
  function write(key: string, latest: Write): void {
    if (isOutdated(key, latest)) return
    const last = memory.written.get(key)
    const wait = last ? last.at + writeIntervalMs - ticking() : 0
    if (wait <= 0) {
      memory.waiting.delete(key)
      waitUntil(put(key, latest))
      return
    }
    if (last?.version === latest.version) return
    const isScheduled = memory.waiting.get(key) !== undefined
    memory.waiting.set(key, latest)
    if (!isScheduled) waitUntil(putLater(key, wait))
  }

  async function put(key: string, { version, text, expirationTtl }: Write): Promise<void> {
    memory.written.set(key, { version, at: ticking() })
    await kv.put(key, text, { expirationTtl }).catch(() => {})
  }

  async function putLater(key: string, milliseconds: number): Promise<void> {
    await elapsed(milliseconds)
    const latest = memory.waiting.get(key)
    memory.waiting.delete(key)
    if (latest && !isOutdated(key, latest)) await put(key, latest)
  }

  /**
   * `reading` is of what KV had just before. `isShown` is false where the page shows, and has remembered, what KV had: one page counts once for
   * what memory keeps.
   */
  async function refresh<Schema extends v.GenericSchema>(
    key: string,
    entry: Entry<Schema>,
    { reading, isShown }: { readonly reading: Promise<InKv>; readonly isShown: boolean },
  ): Promise<Outcome<v.InferOutput<Schema>>> {
    const askedAt = ticking()
    const outcome = await entry.load()
    if (outcome.kind === 'unavailable') noteFailure(key)
    else silence.responded(key)
    const onceKvTells = (writing: (inKv: Stored | undefined) => void) =>
      waitUntil(reading.then((inKv) => (inKv === late || inKv === 'unknown' ? undefined : writing(inKv))))
    const isRemoved = outcome.kind === 'notFound' && entry.isKeyed
    if (outcome.kind !== 'ok' && !isRemoved) return outcome
    const known = entriesOf(entry).get(key)
    const read = outcome.kind === 'ok' ? sealed(outcome.value, now(), build, known) : undefined
    const { version } = read ?? gone
    const confirmed = memory.confirmed.get(key)
    const isSame = confirmed?.version === version
    // A read that began later has come back before.
    if (confirmed && !isSame && confirmed.askedAt > askedAt) return known ? { kind: 'ok', value: known.value } : outcome
    memory.confirmed.set(key, { version, at: now(), askedAt: isSame ? Math.max(askedAt, confirmed.askedAt) : askedAt })
    if (!read) {
      memory.missing.set(key, now())
      const isKnown = memory.keyed.delete(key)
      onceKvTells((inKv) => {
        if (isKnown || inKv) write(key, gone)
      })
      return outcome
    }
    memory.missing.delete(key)
    if (isShown || known) remember(key, entry, { ...read, confirmedAt: now() })
    onceKvTells((inKv) => {
      if (isWritten(read, inKv, entry)) write(key, { version, text: read.text, expirationTtl: Math.max(60, entry.hardAgeSeconds * 4) })
    })
    return { kind: 'ok', value: read.value }
  }

  /** Reads the CMS, or else takes the next best content. `reading` of KV may have been late, and still arrive. */
  async function load<Schema extends v.GenericSchema>(
    key: string,
    entry: Entry<Schema>,
    outdated: Known | undefined,
    reading: Promise<InKv>,
  ): Promise<ReadResult<v.InferOutput<Schema>>> {
    const kvReading = within(kvDeadlineMs * deadlineFactor, reading)
    const refreshing = refresh(key, entry, { reading: kvReading, isShown: true })
    const arriving = kvReading.then((inKv) => {
      const stored = told(inKv)
      return stored && dated(key, stored)
    })
    const lateButUsable = async () => {
      const stored = await arriving
      return stored && isUsable(stored, entry, now()) ? stored : refreshing
    }
    const coming = Promise.race([refreshing, lateButUsable()])
    const mayWait = entry.bundled === undefined && !silence.includes(key)
    // A slow KV says nothing about the source, but where KV is silent the source may be on the same broken network.
    const unlessKvIsSilent = async () => ((await kvReading) === late ? late : coming)
    const first = mayWait
      ? await Promise.race([coming, unlessKvIsSilent()])
      : await within(sourceWaitMs.milliseconds * deadlineFactor, coming)
    if (first === late) {
      noteFailure(key)
      waitUntil(refreshing)
      // Another request may have read the entry in the meantime.
      const known = entriesOf(entry).get(key) ?? outdated
      return known ? byAge(known, entry, now()) : (bundledOf(entry) ?? { kind: 'unavailable' })
    }
    if (!('kind' in first)) {
      // Another request may have read the source in the meantime.
      const known = newest(first, entriesOf(entry).get(key)) ?? first
      remember(key, entry, known)
      waitUntil(refreshing)
      return byAge(known, entry, now())
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

  async function readBest<Schema extends v.GenericSchema>(entry: Entry<Schema>): Promise<ReadResult<v.InferOutput<Schema>>> {
    const key = `${schemaVersion}:${entry.key}`
    const remembered = entriesOf(entry).get(key)
    if (remembered && now() - remembered.kvReadAt < memoryMs[entry.isKeyed ? 'keyed' : 'unique']) return byAge(remembered, entry, now())
    if (!remembered && isMissing(key)) return { kind: 'notFound' }

    const reading = fromKv(key, entry)
    const inKv = told(await withoutWaitingLong(reading, { reads: memory, wait: kvWaitMs, ticking, deadlineFactor }))
    const known = newest(inKv && dated(key, inKv), entriesOf(entry).get(key))
    if (known && isUsable(known, entry, now())) {
      remember(key, entry, known)
      const read = byAge(known, entry, now())
      if (read.freshness === 'stale')
        waitUntil(refresh(key, entry, { reading: within(kvDeadlineMs * deadlineFactor, reading), isShown: false }))
      return read
    }
    if (isMissing(key)) return { kind: 'notFound' }
    return load(key, entry, known, reading)
  }

  return {
    async read<Schema extends v.GenericSchema>(entry: Entry<Schema>): Promise<ReadResult<v.InferOutput<Schema>>> {
      const read = await readBest(entry)
      if (read.kind === 'ok' && read.freshness === 'stale') memory.staleAt = ticking()
      if (read.kind === 'ok' && read.freshness === 'bundled') memory.bundledAt = ticking()
      return read
    },

    /** Reads the source and writes what it has: for content that was announced, of which KV may return what it had half a minute ago. */
    refresh: <Schema extends v.GenericSchema>(entry: Entry<Schema>): Promise<Outcome<v.InferOutput<Schema>>> =>
      refresh(`${schemaVersion}:${entry.key}`, entry, { reading: Promise.resolve(undefined), isShown: true }),
  }
}

export type Store = ReturnType<typeof createStore>

const validBundled = new WeakMap<object, ReadResult<unknown>>()

/** The content of the build is parsed once, and has a version too. */
function bundledOf<Schema extends v.GenericSchema>({ schema, bundled }: Entry<Schema>): ReadResult<v.InferOutput<Schema>> | undefined {
  if (typeof bundled !== 'object' || bundled === null) return undefined
  const known = validBundled.get(bundled)
  if (known) return known
  const content = safeParse(schema, bundled)
  if (!content.success) return undefined
  const read: ReadResult<unknown> = { kind: 'ok', value: withVersion(content.output).value, freshness: 'bundled' }
  validBundled.set(bundled, read)
  return read
}
