import * as v from 'valibot'
import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'
import { noneStored, type StoredSection, type StoredSections } from '../../src/hydration/server/stored-sections.ts'
import type { KeyBytes } from '../env.ts'
import { joinedBytes } from '../../src/bytes/joined-bytes.ts'
import { type KvReads, withoutWaitingLong } from '../content/kv-wait.ts'
import { late, within } from '../within.ts'

type Found = ReadonlyMap<string, StoredSection>
/** Undefined where KV has none, `late` where what it has is unknown: nothing is written over that. */
type InKv = Found | undefined | typeof late
type ChangesWith = Parameters<StoredSections['keep']>[2]

/** Shared by all requests of an isolate. */
export interface SectionMemory extends KvReads {
  readonly sections: BoundedMap<string, Found>
  readonly written: BoundedMap<string, Written>
}

/** What each section that this isolate has written depends on, by name, and when it was written. */
interface Written {
  readonly dependsOn: ReadonlyMap<string, string>
  readonly at: number
}

/** A page's sections have some 50 KB, those of a hotel 70; long content makes more. */
const maxBytes = 6_000_000

export const createSectionMemory = (): SectionMemory => ({
  sections: new BoundedMap({ capacity: 50, weights: { limit: maxBytes, weigh: bytesOf }, keptOnSecondOf: 500 }),
  written: new BoundedMap({ capacity: 200 }),
  kvLateAt: Number.NEGATIVE_INFINITY,
})

/**
 * Each page has sections of its own, and most are asked for at a location once in a while only. So they are late when content, which all pages share, is
 * not, and after one of them was late there is still time for others that KV has at hand.
 */
const kvWaitMs = { usually: 80, afterDelay: 25, delayCounts: 5000 }
/** After the page was sent: what KV has is known by then, or nothing is written. */
const kvDeadlineMs = 800

/** KV refuses keys of more than 512 bytes, and the store of content has no longer paths. */
const longestName = 220
/**
 * A location's cache of KV keeps that there is no section, too: every isolate there renders it again for so long, and would write it again, but for what it
 * has written itself.
 */
const kvCacheSeconds = 60
/** They are rendered anew on the next day, which is a part of what they depend on. */
const keptSeconds = 36 * 3600

export interface SectionStoreInput {
  readonly kv: KeyBytes
  readonly memory: SectionMemory
  /** Begins the keys of sections that the same build renders for the same site, flow and day. */
  readonly prefix: string
  /** Returns milliseconds since the epoch. */
  readonly ticking: () => number
  readonly waitUntil: (task: Promise<unknown>) => void
  readonly deadlineFactor?: number
}

/** What a page rendered of an object of content, by name, beside what it found. */
interface Rendered {
  readonly reading: Promise<InKv>
  readonly sections: Map<string, StoredSection>
  readonly changesWith: Map<string, ChangesWith>
}

export interface SectionStore {
  /** Reads the sections of an object of content, such as `stay:1234`. Never rejects: what is not found is rendered. */
  readonly read: (content: string) => Promise<StoredSections>
  /** Keeps in memory, once a page, what this page read in KV or rendered, and stores what is worth it. */
  readonly write: () => void
}

export const noSections: SectionStore = {
  read: () => Promise.resolve(noneStored),
  write: () => {},
}

export function createSectionStore({ kv, memory, prefix, ticking, waitUntil, deadlineFactor = 1 }: SectionStoreInput): SectionStore {
  const fresh = new Map<string, Found>()
  const rendered = new Map<string, Rendered>()

  async function fromKv(key: string): Promise<InKv> {
    try {
      const bytes = await kv.get(key, { type: 'arrayBuffer', cacheTtl: kvCacheSeconds })
      return bytes ? sectionsIn(new Uint8Array(bytes)) : undefined
    } catch {
      return late
    }
  }

  /** KV may go on returning what it had before. */
  function justWritten(key: string): ReadonlyMap<string, string> | undefined {
    const written = memory.written.get(key)
    return written && ticking() - written.at < kvCacheSeconds * 1000 ? written.dependsOn : undefined
  }

  async function store(key: string, { reading, sections, changesWith }: Rendered): Promise<void> {
    const inKv = await within(kvDeadlineMs * deadlineFactor, reading)
    if (inKv === late) return
    const before = justWritten(key) ?? dependenciesOf(inKv)
    const after = dependenciesOf(sections)
    const isWorthWriting = [...changesWith].some(([name, changes]) =>
      changes === 'content' ? before.get(name) !== after.get(name) : !before.has(name),
    )
    if (!isWorthWriting) return
    memory.written.set(key, { dependsOn: after, at: ticking() })
    await kv.put(key, textOf(new Map([...(inKv ?? []), ...sections])), { expirationTtl: keptSeconds }).catch(() => {})
  }

  return {
    async read(content) {
      if (content.length > longestName) return noneStored
      const key = `${prefix}:${content}`
      const known = memory.sections.get(key)
      const reading = known ? Promise.resolve(known) : fromKv(key)
      const read = known ?? (await withoutWaitingLong(reading, { reads: memory, wait: kvWaitMs, ticking, deadlineFactor }))
      const found: Found = read === late ? new Map() : (read ?? new Map())
      if (!known && found.size > 0) fresh.set(key, found)
      const sections = new Map(found)
      const changes = new Map<string, ChangesWith>()
      return {
        found,
        keep(name, section, changesWith) {
          sections.set(name, section)
          fresh.set(key, sections)
          changes.set(name, changesWith)
          rendered.set(key, { reading, sections, changesWith: changes })
        },
      }
    },
    write() {
      for (const [key, sections] of fresh) memory.sections.set(key, sections)
      fresh.clear()
      for (const [key, one] of rendered) waitUntil(store(key, one))
      rendered.clear()
    },
  }
}

const dependenciesOf = (sections: Found = new Map()): ReadonlyMap<string, string> =>
  new Map([...sections].map(([name, { dependsOn }]) => [name, dependsOn]))

function bytesOf(sections: Found): number {
  let bytes = 0
  for (const { markup } of sections.values()) for (const piece of markup) bytes += typeof piece === 'number' ? 0 : piece.length
  return bytes
}

/**
 * A line of JSON that tells the sections, and then their bytes one after the other: so they need neither be decoded nor encoded on their way
 * to the page. A piece is the length of its bytes, or -1 for the first slot, -2 for the second …
 */
const Index = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ dependsOn: v.string(), pieces: v.array(v.pipe(v.number(), v.integer())) })),
)

const lineEnd = 10
const utf8 = new TextEncoder()
const decoder = new TextDecoder()

export function textOf(sections: Found): Uint8Array<ArrayBuffer> {
  const index: v.InferOutput<typeof Index> = {}
  const bytes: Uint8Array[] = []
  for (const [name, { dependsOn, markup }] of sections) {
    index[name] = { dependsOn, pieces: markup.map((piece) => (typeof piece === 'number' ? -1 - piece : piece.length)) }
    for (const piece of markup) if (typeof piece !== 'number') bytes.push(piece)
  }
  const line = utf8.encode(`${JSON.stringify(index)}\n`)
  return joinedBytes([line, ...bytes])
}

/** Undefined for what is not the text of sections, or not whole. */
export function sectionsIn(bytes: Uint8Array): Found | undefined {
  const end = bytes.indexOf(lineEnd)
  if (end < 0) return undefined
  const index = v.safeParse(Index, decoder.decode(bytes.subarray(0, end)))
  if (!index.success) return undefined
  let at = end + 1
  const found = new Map<string, StoredSection>()
  for (const [name, { dependsOn, pieces }] of Object.entries(index.output)) {
    const markup = pieces.map((piece) => (piece < 0 ? -1 - piece : bytes.subarray(at, (at += piece))))
    found.set(name, { dependsOn, markup })
  }
  return at === bytes.length ? found : undefined
}
