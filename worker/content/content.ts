import type * as v from 'valibot'
import type { Landing } from '../../src/contract/landing.ts'
import type { DestinationRef } from '../../src/domain/search/destination.ts'
import type { AnnouncedKind, MarketEntries } from './entries.ts'
import type { Freshness, ReadResult, Store } from './store.ts'

/** Characters of a path; upstream and KV refuse longer ones. */
const longestLanding = 200

/** `null`: content does not exist or is unavailable. */
export function marketContent(store: Store, entries: MarketEntries) {
  const freshness = new Set<Freshness>()
  let isComplete = true
  async function note<Value>(reading: Promise<ReadResult<Value>>): Promise<ReadResult<Value>> {
    const read = await reading
    if (read.kind === 'ok') freshness.add(read.freshness)
    if (read.kind === 'unavailable') isComplete = false
    return read
  }
  async function orNull<Value>(reading: Promise<ReadResult<Value>>): Promise<Value | null> {
    const read = await note(reading)
    return read.kind === 'ok' ? read.value : null
  }

  return {
    home: () => orNull(store.read(entries.home)),
    navigation: () => orNull(store.read(entries.navigation)),
    footer: () => orNull(store.read(entries.footer)),
    promoBars: () => orNull(store.read(entries.promoBars)),
    banners: () => orNull(store.read(entries.banners)),
    boxBlock: () => orNull(store.read(entries.boxBlock)),
    targetedBanner: () => orNull(store.read(entries.targetedBanner)),
    giftBlock: () => orNull(store.read(entries.giftBlock)),
    giftCard: () => note(store.read(entries.giftCard)),
    contact: () => orNull(store.read(entries.contact)),
    settings: () => orNull(store.read(entries.settings)),
    boxes: () => note(store.read(entries.boxes)),
    ideas: () => note(store.read(entries.ideas)),
    articles: () => note(store.read(entries.articles)),
    box: (code: string) => note(store.read(entries.box(code))),
    staticPage: (id: string) => note(store.read(entries.staticPage(id))),
    landing: async (path: string): Promise<ReadResult<Landing>> =>
      path.length > longestLanding ? { kind: 'notFound' } : note(store.read(entries.landing(path))),
    stay: (id: number) => note(store.read(entries.stay(id))),
    hotel: (id: number) => note(store.read(entries.hotel(id))),
    activities: () => note(store.read(entries.activities)),
    activitiesIn: (place: DestinationRef) => note(store.read(entries.activitiesIn(place))),
    activity: (id: number) => note(store.read(entries.activity(id))),
    /** The least fresh content read so far. */
    freshness: (): Freshness => (freshness.has('bundled') ? 'bundled' : freshness.has('stale') ? 'stale' : 'fresh'),
    /** Whether everything read so far was available. */
    isComplete: (): boolean => isComplete,
    refresh: (kind: AnnouncedKind): Promise<unknown> => store.refresh<v.GenericSchema>(entries[kind]),
  }
}

export type Content = ReturnType<typeof marketContent>
