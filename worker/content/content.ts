import type * as v from 'valibot'
import { ActivitiesAbout, ActivityDetail } from '../../src/contract/activity.ts'
import { Articles, Ideas } from '../../src/contract/reading.ts'
import { BoxDetail, BoxList } from '../../src/contract/boxes.ts'
import { AnnouncementBanners, FooterContent, PromoBars } from '../../src/contract/cms/frame.ts'
import { BoxBlockContent } from '../../src/contract/cms/box-block.ts'
import { GiftBlock } from '../../src/contract/cms/gift-block.ts'
import { HomePages } from '../../src/contract/cms/home-page.ts'
import { Minisites } from '../../src/contract/cms/minisite.ts'
import { Navigation } from '../../src/contract/cms/navigation.ts'
import { Settings } from '../../src/contract/cms/settings.ts'
import { StaticPage } from '../../src/contract/cms/static-page.ts'
import { TargetedBannerContent } from '../../src/contract/cms/targeted-banner.ts'
import { ContactContent } from '../../src/contract/contact.ts'
import { GiftCardContent } from '../../src/contract/gift-card.ts'
import { HotelWithRooms } from '../../src/contract/hotel-page.ts'
import { Landing } from '../../src/contract/landing.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import { StayDetail } from '../../src/contract/stay.ts'
import { toActivityRequest } from '../../src/domain/search/request-body.ts'
import type { DestinationRef } from '../../src/domain/search/destination.ts'
import type { Locale } from '../../src/market/markets.ts'
import type { Upstream } from '../upstream/calls.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { Sources } from '../upstream/sources.ts'
import { bundledContent, bundledMinisites } from './bundled.ts'
import type { Freshness } from './ages.ts'
import type { Entry, ReadResult, Store } from './store.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The number of articles in a list (B7.22). */
const articlesPageSize = 4

export interface EntryInput {
  readonly http: UpstreamClient
  readonly sources: Sources
  readonly upstream: Upstream
  readonly locale: Locale
  /** The id of the partner that calls of `upstream` name. */
  readonly minisite?: number | undefined
}

/** The kinds of a market's content whose changes the CMS announces to the webhook. */
const announcedKinds = [
  'home',
  'navigation',
  'footer',
  'promoBars',
  'banners',
  'boxBlock',
  'targetedBanner',
  'giftBlock',
  'giftCard',
  'contact',
  'settings',
  'boxes',
  'ideas',
  'articles',
] as const
export type AnnouncedKind = (typeof announcedKinds)[number]

/** `minisites` are announced too, but are the same for all markets. */
export const contentKinds = [...announcedKinds, 'minisites'] as const

export function minisitesEntry({ http, sources }: Pick<EntryInput, 'http' | 'sources'>): Entry<typeof Minisites> {
  const path = ['api', 'cms', 'minisites']
  return {
    key: 'minisites',
    schema: Minisites,
    softAgeSeconds: 5 * minute,
    hardAgeSeconds: 7 * day,
    load: () => http.request({ name: 'content minisites', base: sources.cms, path, schema: Minisites, deadlineMs: 1500 }),
    bundled: bundledMinisites,
  }
}

export function marketEntries({ http, sources, upstream, locale, minisite }: EntryInput) {
  const bundled = bundledContent[locale]
  /** Begins the keys of what the upstream answers for a partner otherwise than for the market. */
  const audience = minisite === undefined ? locale : `${locale}:${minisite}`
  function cms<Schema extends v.GenericSchema>(kind: string, schema: Schema, path: string[], known?: unknown, id?: string): Entry<Schema> {
    return {
      key: `${kind}:${locale}`,
      schema,
      softAgeSeconds: 5 * minute,
      hardAgeSeconds: 7 * day,
      load: () =>
        http.request({
          name: `content ${kind}`,
          base: sources.cms,
          path,
          query: { locale },
          ...(id && { resource: id }),
          schema,
          deadlineMs: 1500,
        }),
      bundled: known,
    }
  }

  return {
    home: cms('home', HomePages, ['api', 'cms', 'homepage'], bundled.home),
    navigation: cms('navigation', Navigation, ['api', 'cms', 'navigation'], bundled.navigation),
    footer: cms('footer', FooterContent, ['api', 'cms', 'footer'], bundled.footer),
    promoBars: cms('promo-bars', PromoBars, ['api', 'cms', 'promoBars'], []),
    banners: cms('banners', AnnouncementBanners, ['cms', 'announcementBanner'], { homePages: [], searchPages: [], productPages: [] }),
    boxBlock: cms('box-block', BoxBlockContent, ['api', 'cms', 'box-block-serp']),
    targetedBanner: cms('targeted-banner', TargetedBannerContent, ['content', 'targetedBanner.json']),
    giftBlock: cms('gift-block', GiftBlock, ['content', 'giftBlock'], bundled.giftBlock),
    giftCard: cms('gift-card', GiftCardContent, ['api', 'cms', 'giftCard'], bundled.giftCard),
    contact: cms('contact', ContactContent, ['api', 'cms', 'contact'], bundled.contact),
    settings: cms('settings', Settings, ['api', 'cms', 'settings'], bundled.settings),
    boxes: {
      key: `boxes:${locale}`,
      schema: BoxList,
      softAgeSeconds: 10 * minute,
      hardAgeSeconds: 7 * day,
      load: () => upstream.boxes(),
      bundled: bundled.boxes,
    },
    box: (code: string): Entry<typeof BoxDetail> => ({
      key: `box:${locale}:${code}`,
      schema: BoxDetail,
      softAgeSeconds: 10 * minute,
      hardAgeSeconds: day,
      load: () => upstream.boxDetail({ code }),
      isKeyed: true,
    }),
    ideas: cms('ideas', Ideas, ['api', 'cms', 'ideas'], bundled.ideas),
    articles: {
      key: `articles:${locale}`,
      schema: Articles,
      softAgeSeconds: hour,
      hardAgeSeconds: 7 * day,
      load: () =>
        http.request({
          name: 'content articles',
          base: sources.cms,
          path: ['api', 'cms', 'articles'],
          query: { locale, limit: articlesPageSize },
          schema: Articles,
          deadlineMs: 1500,
        }),
    },
    activities: {
      key: `activities:${locale}`,
      schema: ActivitiesAbout,
      softAgeSeconds: hour,
      hardAgeSeconds: 7 * day,
      load: () => upstream.activities(toActivityRequest({ locale })),
    },
    activitiesIn: ({ kind, id }: DestinationRef): Entry<typeof ActivitiesAbout> => ({
      key: `activities:${locale}:${kind}-${id}`,
      schema: ActivitiesAbout,
      softAgeSeconds: hour,
      hardAgeSeconds: 7 * day,
      load: () => upstream.activities(toActivityRequest({ locale, [kind]: id, limit: 1 })),
      isKeyed: true,
    }),
    staticPage: (id: string): Entry<typeof StaticPage> => ({
      ...cms('static', StaticPage, ['api', 'cms', 'static', id], Object.hasOwn(bundled.static, id) ? bundled.static[id] : undefined, id),
      key: `static:${id}:${locale}`,
      isKeyed: true,
    }),
    landing: (path: string): Entry<typeof Landing> => ({
      key: `landing:${locale}:${path}`,
      schema: Landing,
      softAgeSeconds: hour,
      hardAgeSeconds: 7 * day,
      load: () => upstream.landing({ path }),
      isKeyed: true,
    }),
    stay: (id: number): Entry<typeof StayDetail> => ({
      key: `stay:${audience}:${id}`,
      schema: StayDetail,
      softAgeSeconds: 10 * minute,
      hardAgeSeconds: day,
      load: () => upstream.stayDetail({ id }),
      isKeyed: true,
    }),
    hotel: (id: number): Entry<typeof HotelWithRooms> => ({
      key: `hotel:${audience}:${id}`,
      schema: HotelWithRooms,
      softAgeSeconds: 10 * minute,
      hardAgeSeconds: day,
      load: () => upstream.hotelPage({ hotelId: id }),
      isKeyed: true,
    }),
    activity: (id: number): Entry<typeof ActivityDetail> => ({
      key: `activity:${locale}:${id}`,
      schema: ActivityDetail,
      softAgeSeconds: 10 * minute,
      hardAgeSeconds: day,
      load: () => upstream.activityDetail({ id }),
      isKeyed: true,
    }),
  }
}

export type MarketEntries = ReturnType<typeof marketEntries>

/** Longer paths are no landing page: upstream and KV refuse them. */
const longestLanding = 200

/** Where a method returns null, the content does not exist or is unavailable. What was announced is read by entries of its own. */
export function marketContent(store: Pick<Store, 'read' | 'refresh'>, entries: MarketEntries, announced = () => entries) {
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
    freshness: (): Freshness => (freshness.has('bundled') ? 'bundled' : freshness.has('stale') ? 'stale' : 'fresh'),
    isComplete: (): boolean => isComplete,
    refresh: (kind: AnnouncedKind): Promise<Outcome<unknown>> => store.refresh<v.GenericSchema>(announced()[kind]),
  }
}

export type Content = ReturnType<typeof marketContent>
