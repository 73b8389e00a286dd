import type { CachedKind } from '../../routes/page-ages.ts'
import type { MarketId } from '../../src/market/markets.ts'
import { markets } from '../../src/market/markets.ts'
import { marketEntries } from '../../worker/content/content.ts'
import type { Entry } from '../../worker/content/store.ts'
import { dayMs } from './curve.ts'
import { type RenderedPage, slotMs } from './day.ts'

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
  /** The most writes of one key within a second, where KV takes one. */
  mostWritesOfKey: number
}

/** Of the stores' own code, which keeps them to itself: `worker/content/store.ts` and `worker/render/section-store.ts`. */
const rules = { memoryMs: 20_000, contentCacheMs: 30_000, sectionCacheMs: 60_000, sectionsInMemory: 50 } as const

const never = () => Promise.reject(new Error('a simulation calls nothing'))
const entries = marketEntries({
  http: { request: never, file: never, submit: never },
  sources: { api: '', gateway: '', cms: '', pictures: '', analytics: '', crm: undefined, challenge: undefined },
  upstream: {} as Parameters<typeof marketEntries>[0]['upstream'],
  locale: 'fr_FR',
})

type Ages = Pick<Entry<never>, 'softAgeSeconds'>

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
const sharedSoftSeconds = entries.navigation.softAgeSeconds

const withSections: readonly CachedKind[] = ['search', 'stay', 'hotel', 'activity', 'box']

export interface StorageInput {
  readonly isolates: number
  /** Pages with sections that are rendered in a day, to know how long an isolate remembers 50 of them. */
  readonly sectionsOfDay: number
  readonly random: () => number
}

/** Counts page by page; `total` adds what all pages of a market share. */
export function createStorage({ isolates, sectionsOfDay, random }: StorageInput) {
  const storage: Storage = {
    contentReads: 0,
    contentWrites: 0,
    sectionReads: 0,
    sectionWrites: 0,
    sectionsFound: 0,
    sectionsSought: 0,
    contentCalls: 0,
    mostWritesOfKey: 0,
  }
  /** Isolates keep what was used last: about so long, as visits are spread. */
  const rememberedMs = (rules.sectionsInMemory * isolates * dayMs) / Math.max(1, sectionsOfDay)
  const ofMarkets = new Map<MarketId, { readonly renders: Float64Array; values: number }>(
    markets.map(({ id }) => [id, { renders: new Float64Array(dayMs / slotMs), values: 0 }]),
  )
  const anIsolate = () => Math.floor(random() * isolates)

  function addContent({ softAgeSeconds }: Ages, { renders, weight }: RenderedPage): void {
    const readAt = new Map<number, number>()
    let [storedAt, seenStoredAt, seenAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const { at } of renders) {
      const isolate = anIsolate()
      if (at - (readAt.get(isolate) ?? Number.NEGATIVE_INFINITY) < rules.memoryMs) continue
      readAt.set(isolate, at)
      storage.contentReads += weight
      if (at - seenAt >= rules.contentCacheMs) [seenAt, seenStoredAt] = [at, storedAt]
      if (at - seenStoredAt < softAgeSeconds * 1000) continue
      storedAt = at
      storage.contentWrites += weight
      storage.contentCalls += weight
    }
  }

  function addSections({ renders, weight }: RenderedPage, kind: CachedKind): void {
    const remembered = new Map<number, number>()
    const firstAt = new Map<number, number>()
    for (const { at, version, hasQuery } of renders) {
      if (kind === 'search' && hasQuery) continue
      storage.sectionsSought += weight
      const inIsolate = version * isolates + anIsolate()
      const isRemembered = at - (remembered.get(inIsolate) ?? Number.NEGATIVE_INFINITY) < rememberedMs
      remembered.set(inIsolate, at)
      const first = firstAt.get(version)
      if (first === undefined) firstAt.set(version, at)
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
      for (const { renders, values } of ofMarkets.values())
        for (const rendered of renders) {
          /** Reads of one value in a second, of all isolates. */
          const perIsolate = rendered / isolates / (slotMs / 1000)
          const reads = (isolates * perIsolate) / (1 + (perIsolate * rules.memoryMs) / 1000)
          storage.contentReads += reads * values * (slotMs / 1000)
          // Until the location's cache of KV has the new value, each read finds the old one and fetches again.
          const writes = 1 + (reads * rules.contentCacheMs) / 1000
          const refreshed = Math.min(slotMs / 1000 / sharedSoftSeconds, reads * (slotMs / 1000))
          storage.contentWrites += refreshed * writes * values
          storage.contentCalls += refreshed * writes * values
          storage.mostWritesOfKey = Math.max(storage.mostWritesOfKey, reads)
        }
      return storage
    },
  }
}
