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
  /** The experiments whose variation the visitor sees. */
  readonly variations: readonly string[]
  /** Returns milliseconds since the epoch. */
  readonly ticking: () => number
  readonly waitUntil: (task: Promise<unknown>) => void
  readonly deadlineFactor?: number
}

/** What a page did with the sections of an object of content. */
interface Used {
  readonly isRemembered: boolean
  readonly reading: Promise<InKv>
  readonly found: Found
  /** As they are shown, whether they were found or rendered. */
  readonly shown: Map<string, StoredSection>
  readonly rendered: Map<string, ChangesWith>
}

export interface SectionStore {
  /**
   * Reads the sections of an object of content, such as `stay:1234`. Never rejects: what is not found is rendered. `experiments` are those that
   * most of its sections show: for each of their variations all sections are stored apart, so that no visitor has to read those of others.
   */
  readonly read: (content: string, experiments?: readonly string[]) => Promise<StoredSections>
  /** Keeps in memory, once a page, what this page read in KV or rendered, and stores what is worth it. */
  readonly write: () => void
}

export const noSections: SectionStore = {
  read: () => Promise.resolve(noneStored),
  write: () => {},
}

export function createSectionStore({
  kv,
  memory,
  prefix,
  variations,
  ticking,
  waitUntil,
  deadlineFactor = 1,
}: SectionStoreInput): SectionStore {
  const page = new Map<string, Used>()

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

  async function store(key: string, used: Used): Promise<void> {
    const { reading, shown, rendered } = used
    const inKv = await within(kvDeadlineMs * deadlineFactor, reading)
    if (inKv === late) return
    const before = justWritten(key) ?? dependenciesOf(inKv)
    const isOfOtherContent = isRenewed(used, before)
    if (!isOfOtherContent && [...rendered.keys()].every((name) => before.has(name))) return
    const sections = isOfOtherContent ? shown : new Map([...(inKv ?? []), ...shown])
    memory.written.set(key, { dependsOn: dependenciesOf(sections), at: ticking() })
    await kv.put(key, textOf(sections), { expirationTtl: keptSeconds }).catch(() => memory.written.delete(key))
  }

  return {
    async read(content, experiments = []) {
      if (content.length > longestName) return noneStored
      const key = [`${prefix}:${content}`, ...experiments.filter((experiment) => variations.includes(experiment))].join('+')
      const known = memory.sections.get(key)
      const reading = known ? Promise.resolve(known) : fromKv(key)
      const read = known ?? (await withoutWaitingLong(reading, { reads: memory, wait: kvWaitMs, ticking, deadlineFactor }))
      const found: Found = read === late ? new Map() : (read ?? new Map())
      const [shown, rendered] = [new Map<string, StoredSection>(), new Map<string, ChangesWith>()]
      page.set(key, { isRemembered: known !== undefined, reading, found, shown, rendered })
      return {
        find(name) {
          const section = found.get(name)
          if (section) shown.set(name, section)
          return section
        },
        keep(name, section, changesWith) {
          shown.set(name, section)
          rendered.set(name, changesWith)
        },
      }
    },
    write() {
      for (const [key, used] of page) {
        const { isRemembered, found, shown, rendered } = used
        if (rendered.size > 0) {
          memory.sections.set(key, isRenewed(used, dependenciesOf(found)) ? shown : new Map([...found, ...shown]))
          waitUntil(store(key, used))
        } else if (!isRemembered && found.size > 0) {
          memory.sections.set(key, found)
        }
      }
      page.clear()
    },
  }
}

/** Other content than before makes all that the page does not show useless, such as what visitors with other variations see. */
const isRenewed = ({ shown, rendered }: Used, before: ReadonlyMap<string, string>): boolean =>
  [...rendered].some(
    ([name, changesWith]) => changesWith === 'content' && before.has(name) && before.get(name) !== shown.get(name)?.dependsOn,
  )

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
