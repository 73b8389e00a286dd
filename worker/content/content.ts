import type { Locale } from '../../src/market/markets.ts'
import { contentEntries, type EntryParts } from './entries.ts'
import type { Freshness, Read, Store } from './store.ts'

/**
 * The content of one request: each answer is remembered for the page's `Cache-Status` and for the tags it is cached under.
 * `null` stands for "there is none, or none to be had": a page goes on without it.
 */
export function requestContent(store: Store, parts: EntryParts) {
  const entries = contentEntries(parts)
  const freshness = new Set<Freshness>()
  let version = 0
  async function note<Value>(reading: Promise<Read<Value>>): Promise<Read<Value>> {
    const read = await reading
    if (read.kind === 'ok') {
      freshness.add(read.freshness)
      version = Math.max(version, read.version)
    }
    return read
  }
  async function orNull<Value>(reading: Promise<Read<Value>>): Promise<Value | null> {
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
    settings: () => orNull(store.read(entries.settings)),
    minisites: () => orNull(store.read(entries.minisites)),
    boxes: () => note(store.read(entries.boxes)),
    staticPage: (id: string) => note(store.read(entries.staticPage(id))),
    landing: (path: string) => note(store.read(entries.landing(path))),
    stay: (id: number) => note(store.read(entries.stay(id))),
    hotel: (id: number) => note(store.read(entries.hotel(id))),
    activities: () => note(store.read(entries.activities)),
    activity: (id: number) => note(store.read(entries.activity(id))),
    /** The least fresh content this request has shown so far. */
    freshness: (): Freshness => (freshness.has('bundled') ? 'bundled' : freshness.has('stale') ? 'stale' : 'fresh'),
    /** When the newest content of this request was stored, milliseconds: names memoised fragments. */
    version: (): number => version,
    locale: parts.locale satisfies Locale,
  }
}

export type Content = ReturnType<typeof requestContent>
