import * as v from 'valibot'
import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'
import { noneStored, type StoredSection, type StoredSections } from '../../src/hydration/server/stored-sections.ts'
import type { KeyBytes } from '../env.ts'
import { joinedBytes } from '../../src/bytes/joined-bytes.ts'
import { late } from '../within.ts'

type Found = ReadonlyMap<string, StoredSection>

/** Shared by all requests of an isolate. */
export type SectionMemory = BoundedMap<string, Found>

/** A page's sections have some 50 KB, those of a hotel 70. */
export const createSectionMemory = (): SectionMemory => new BoundedMap({ capacity: 50, keptOnSecondOf: 500 })

/** KV refuses keys of more than 512 bytes, and the store of content has no longer paths. */
const longestName = 220
/** A location's cache of KV keeps that there is no section, too: every isolate there would render and write it again for so long. */
const kvCacheSeconds = 60
/** They are rendered anew on the next day, which is a part of what they depend on. */
const keptSeconds = 36 * 3600

export interface SectionStoreInput {
  readonly kv: KeyBytes
  readonly memory: SectionMemory
  /** Begins the keys of sections that the same build renders for the same site, flow and day. */
  readonly prefix: string
  /** Waits for a read of KV, but not long. */
  readonly unlessLate: <Value>(reading: Promise<Value>) => Promise<Value | typeof late>
  readonly waitUntil: (task: Promise<unknown>) => void
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

export function createSectionStore({ kv, memory, prefix, unlessLate, waitUntil }: SectionStoreInput): SectionStore {
  const fresh = new Map<string, Found>()
  const worthWriting = new Map<string, Found>()

  async function fromKv(key: string): Promise<Found | undefined> {
    try {
      const bytes = await kv.get(key, { type: 'arrayBuffer', cacheTtl: kvCacheSeconds })
      return bytes ? sectionsIn(new Uint8Array(bytes)) : undefined
    } catch {
      return undefined
    }
  }

  return {
    async read(content) {
      if (content.length > longestName) return noneStored
      const key = `${prefix}:${content}`
      const known = memory.get(key)
      const read = known ?? (await unlessLate(fromKv(key)))
      // What KV has is unknown where it is late, so nothing is written over it.
      const isLate = read === late
      const found: Found = isLate ? new Map() : (read ?? new Map())
      if (!known && found.size > 0) fresh.set(key, found)
      const sections = new Map(found)
      return {
        found,
        keep(name, section, changesWith) {
          sections.set(name, section)
          fresh.set(key, sections)
          if (!isLate && (changesWith === 'content' || !found.has(name))) worthWriting.set(key, sections)
        },
      }
    },
    write() {
      for (const [key, sections] of fresh) memory.set(key, sections)
      fresh.clear()
      for (const [key, sections] of worthWriting) waitUntil(kv.put(key, textOf(sections), { expirationTtl: keptSeconds }).catch(() => {}))
      worthWriting.clear()
    },
  }
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
