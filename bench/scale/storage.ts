import type { CachedKind } from '../../routes/page-ages.ts'
import type { MarketId } from '../../src/market/markets.ts'
import { markets } from '../../src/market/markets.ts'
import { marketEntries } from '../../worker/content/content.ts'
import type { Ages, isWritten } from '../../worker/content/ages.ts'
import { dayMs } from './curve.ts'
import { type RenderedPage, slotMs } from './day.ts'
import { exponential } from './random.ts'
import { assumed, versionsOf } from './traffic.ts'

/** What rendering needs of KV and of the upstream in a day. */
export interface Storage {
  contentReads: number
  contentWrites: number
  sectionReads: number
  sectionWrites: number
  /** Pages whose sections were in memory or KV. */
  sectionsFound: number
  /** Pages that have such sections at all. */
  sectionsSought: number
  /** Calls for content. */
  contentCalls: number
  /** Pages with content of their own, and those of them whose content was beyond its soft age. */
  ownReads: number
  ownOutdated: number
  /** The most writes of one key within a second, where KV takes one. */
  mostWritesOfKey: number
}

/** Of the stores' own code, which keeps them to itself: `worker/content/store.ts` and `worker/render/section-store.ts`. */
const rules = {
  uniqueMs: 5000,
  keyedMs: 20_000,
  contentCacheMs: 30_000,
  sectionCacheMs: 60_000,
  sectionsInMemory: 50,
  keptOnSecondOf: 500,
} as const

const never = () => Promise.reject(new Error('a simulation calls nothing'))
const entries = marketEntries({
  http: { request: never, file: never, submit: never },
  sources: { api: '', gateway: '', cms: '', pictures: '', analytics: '', crm: undefined, challenge: undefined },
  upstream: {} as Parameters<typeof marketEntries>[0]['upstream'],
  locale: 'fr_FR',
})

/** The content that is a page's own, one value in KV. */
const keyed: Readonly<Partial<Record<CachedKind, Ages>>> = {
  search: entries.landing(''),
  stay: entries.stay(1),
  hotel: entries.hotel(1),
  activity: entries.activity(1),
  box: entries.box(''),
  static: entries.staticPage(''),
}

/** Values that all pages of a kind in a market read: frame and settings, and what its loader adds. */
const shared: Readonly<Record<CachedKind, number>> = {
  home: 9,
  search: 10,
  stay: 6,
  hotel: 6,
  activities: 8,
  activity: 6,
  boxes: 7,
  box: 7,
  giftCard: 7,
  ideas: 8,
  contact: 7,
  static: 6,
}
/** Most of them are of this age. */
const sharedAges: Ages = entries.navigation

/** Their cards show experiments, for each variation of which all their sections are stored apart. Of others nearly all is one for all visitors of a site. */
const withCards: readonly CachedKind[] = ['home', 'search']

const withSections: readonly CachedKind[] = ['home', 'search', 'stay', 'hotel', 'activity', 'box']

/** When KV gets what the source was asked for. */
export type WriteRule = typeof isWritten

export interface StorageInput {
  readonly isolates: number
  /** Pages with sections that are rendered in a day, to know how long an isolate remembers 50 of them. */
  readonly sectionsOfDay: number
  readonly random: () => number
  readonly writeRule: WriteRule
}

interface Version {
  readonly version: string
  readonly storedAt: number
}

/** What isolates remember of what they read: for so long, and where `secondWithinMs` is given only what they read again within so long. */
function createMemories({ rememberedMs, secondWithinMs }: { readonly rememberedMs: number; readonly secondWithinMs: number | undefined }) {
  const keptAt = new Map<number, number>()
  const readAt = new Map<number, number>()
  const isWithin = (since: number | undefined, at: number, milliseconds: number) => since !== undefined && at - since < milliseconds
  return {
    has: (isolate: number, at: number): boolean => isWithin(keptAt.get(isolate), at, rememberedMs),
    keep(isolate: number, at: number): void {
      if (secondWithinMs === undefined || keptAt.has(isolate) || isWithin(readAt.get(isolate), at, secondWithinMs)) keptAt.set(isolate, at)
      else readAt.set(isolate, at)
    },
  }
}

/** Milliseconds until the CMS has other content. */
const untilChange = (random: () => number): number => (exponential(random) * dayMs) / assumed.changes

interface ValueInput extends Pick<StorageInput, 'random' | 'writeRule'> {
  /** Set for one of many. */
  readonly secondWithinMs?: number
}

/** One value of content, as isolates read it from memory, KV and its source: `read` tells what came of it. Times must not run backwards. */
export function createValue(ages: Ages, { random, writeRule, secondWithinMs }: ValueInput) {
  const memories = createMemories({ rememberedMs: secondWithinMs === undefined ? rules.uniqueMs : rules.keyedMs, secondWithinMs })
  const confirmed = new Map<number, Version>()
  let inKv: Version | undefined
  /** What the location's cache of KV has. */
  let seen: Version | undefined
  let seenAt = Number.NEGATIVE_INFINITY
  let changes = 0
  let nextChange = untilChange(random)
  return (isolate: number, at: number): { readonly isRead: boolean; readonly isAsked: boolean; readonly isWritten: boolean } => {
    if (memories.has(isolate, at)) return { isRead: false, isAsked: false, isWritten: false }
    memories.keep(isolate, at)
    if (at - seenAt >= rules.contentCacheMs) [seenAt, seen] = [at, inKv]
    const own = confirmed.get(isolate)
    const knownAt = Math.max(seen?.storedAt ?? Number.NEGATIVE_INFINITY, own?.storedAt ?? Number.NEGATIVE_INFINITY)
    if (at - knownAt < ages.softAgeSeconds * 1000) return { isRead: true, isAsked: false, isWritten: false }
    for (; nextChange <= at; nextChange += untilChange(random)) changes++
    const asked = { version: String(changes), storedAt: at }
    confirmed.set(isolate, asked)
    const isPut = writeRule(asked, seen, ages)
    if (isPut) inKv = asked
    return { isRead: true, isAsked: true, isWritten: isPut }
  }
}

/** Counts page by page; `total` adds what all pages of a market share. */
export function createStorage({ isolates, sectionsOfDay, random, writeRule }: StorageInput) {
  const storage: Storage = {
    contentReads: 0,
    contentWrites: 0,
    sectionReads: 0,
    sectionWrites: 0,
    sectionsFound: 0,
    sectionsSought: 0,
    contentCalls: 0,
    ownReads: 0,
    ownOutdated: 0,
    mostWritesOfKey: 0,
  }
  /** How long an isolate takes for so many pages, as visits are spread. */
  const timeOfPages = (pages: number) => (pages * isolates * dayMs) / Math.max(1, sectionsOfDay)
  const secondWithinMs = timeOfPages(rules.keptOnSecondOf)
  const ofMarkets = new Map<MarketId, { readonly renders: Float64Array; values: number }>(
    markets.map(({ id }) => [id, { renders: new Float64Array(dayMs / slotMs), values: 0 }]),
  )
  const anIsolate = () => Math.floor(random() * isolates)

  function addContent(ages: Ages, { renders, weight }: RenderedPage): void {
    const read = createValue(ages, { random, writeRule, secondWithinMs })
    for (const { at } of renders) {
      const { isRead, isAsked, isWritten: isPut } = read(anIsolate(), at)
      storage.ownReads += weight
      if (isRead) storage.contentReads += weight
      if (isAsked) {
        storage.contentCalls += weight
        storage.ownOutdated += weight
      }
      if (isPut) storage.contentWrites += weight
    }
  }

  /** What a market's pages share is read by each isolate whenever it renders one and remembers nothing: one such value stands for all. */
  function addShared({ renders, values }: { readonly renders: Float64Array; readonly values: number }): void {
    const read = createValue(sharedAges, { random, writeRule })
    /** How long an isolate has nothing to render for this market. */
    const pauseMs = (at: number) =>
      (exponential(random) * isolates * slotMs) / (renders[Math.min(renders.length - 1, Math.floor(at / slotMs))] || 1e-9)
    const next = Array.from({ length: isolates }, () => random() * rules.uniqueMs + pauseMs(0))
    let [second, writesInSecond] = [0, 0]
    for (;;) {
      const at = Math.min(...next)
      if (at >= dayMs) return
      const isolate = next.indexOf(at)
      next[isolate] = at + rules.uniqueMs + pauseMs(at)
      const { isRead, isAsked, isWritten: isPut } = read(isolate, at)
      if (isRead) storage.contentReads += values
      if (isAsked) storage.contentCalls += values
      if (!isPut) continue
      storage.contentWrites += values
      writesInSecond = Math.floor(at / 1000) === second ? writesInSecond + 1 : 1
      second = Math.floor(at / 1000)
      storage.mostWritesOfKey = Math.max(storage.mostWritesOfKey, writesInSecond)
    }
  }

  function addSections({ renders, weight }: RenderedPage, kind: CachedKind): void {
    const remembering = () => createMemories({ rememberedMs: timeOfPages(rules.sectionsInMemory), secondWithinMs })
    const firstAt = new Map<number, number>()
    const versions = versionsOf(kind)
    let memories = remembering()
    let nextChange = untilChange(random)
    for (const { at, version, hasQuery } of renders) {
      if (kind === 'search' && hasQuery) continue
      if (at >= nextChange) {
        for (; at >= nextChange; nextChange += untilChange(random));
        memories = remembering()
        firstAt.clear()
      }
      storage.sectionsSought += weight
      const stored = withCards.includes(kind) ? version : (versions[version]?.site ?? 0)
      const inIsolate = stored * isolates + anIsolate()
      const isRemembered = memories.has(inIsolate, at)
      memories.keep(inIsolate, at)
      const first = firstAt.get(stored)
      if (first === undefined) firstAt.set(stored, at)
      if (!isRemembered) storage.sectionReads += weight
      // For so long the location's cache of KV says that there is none.
      const isInKv = first !== undefined && at - first >= rules.sectionCacheMs
      if (isRemembered || isInKv) storage.sectionsFound += weight
      else storage.sectionWrites += weight
    }
  }

  return {
    add(rendered: RenderedPage): void {
      const { page, renders, weight } = rendered
      const content = keyed[page.kind]
      if (content) addContent(content, rendered)
      if (withSections.includes(page.kind)) addSections(rendered, page.kind)
      const market = ofMarkets.get(page.market)
      if (!market) return
      market.values = Math.max(market.values, shared[page.kind])
      for (const { at } of renders) {
        const slot = Math.floor(at / slotMs)
        market.renders[slot] = (market.renders[slot] ?? 0) + weight
      }
    },
    total(): Storage {
      for (const market of ofMarkets.values()) addShared(market)
      return storage
    },
  }
}
