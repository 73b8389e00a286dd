import type * as v from 'valibot'
import { ActivitiesAbout, ActivityDetail } from '../../src/contract/activity.ts'
import { BoxList } from '../../src/contract/boxes.ts'
import {
  AnnouncementBanners,
  BoxBlock,
  Footer,
  GiftBlock,
  HomePages,
  Minisites,
  Navigation,
  PromoBars,
  Settings,
  StaticPage,
  TargetedBanner,
} from '../../src/contract/cms.ts'
import { HotelPage } from '../../src/contract/hotel-page.ts'
import { Landing } from '../../src/contract/landing.ts'
import { StayDetail } from '../../src/contract/stay.ts'
import { activityQuestion } from '../../src/domain/activity/activity-question.ts'
import { everything } from '../../src/domain/criteria/search-criteria.ts'
import type { Locale } from '../../src/market/markets.ts'
import type { Client, Visitor } from '../upstream/client.ts'
import type { Sources, Upstream } from '../upstream/calls.ts'
import { bundledContent } from './bundled.ts'
import type { Entry } from './store.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export interface EntryParts {
  readonly client: Client
  readonly sources: Sources & { readonly cms: string }
  readonly visitor: Visitor
  readonly upstream: Upstream
  readonly locale: Locale
}

/** The kinds the CMS can announce as changed. */
export const contentKinds = [
  'home',
  'navigation',
  'footer',
  'promoBars',
  'banners',
  'boxBlock',
  'targetedBanner',
  'giftBlock',
  'settings',
  'minisites',
  'boxes',
] as const

/** Every kind of content the site keeps, with its ages and where it comes from. */
export function contentEntries({ client, sources, visitor, upstream, locale }: EntryParts) {
  const bundled = bundledContent[locale]
  function cms<Schema extends v.GenericSchema>(kind: string, schema: Schema, path: string[], known?: unknown): Entry<Schema> {
    return {
      key: `${kind}:${locale}`,
      schema,
      softAge: 5 * minute,
      hardAge: 7 * day,
      load: () => client.ask({ base: sources.cms, path, query: { locale }, answer: schema, deadline: 1500 }, visitor),
      bundled: known,
    }
  }

  return {
    home: cms('home', HomePages, ['api', 'cms', 'homepage'], bundled.home),
    navigation: cms('navigation', Navigation, ['api', 'cms', 'navigation'], bundled.navigation),
    footer: cms('footer', Footer, ['api', 'cms', 'footer'], bundled.footer),
    promoBars: cms('promo-bars', PromoBars, ['api', 'cms', 'promoBars'], []),
    banners: cms('banners', AnnouncementBanners, ['cms', 'announcementBanner'], { homePages: [], searchPages: [], productPages: [] }),
    boxBlock: cms('box-block', BoxBlock, ['api', 'cms', 'box-block-serp']),
    targetedBanner: cms('targeted-banner', TargetedBanner, ['content', 'targetedBanner.json']),
    giftBlock: cms('gift-block', GiftBlock, ['content', 'giftBlock']),
    settings: cms('settings', Settings, ['api', 'cms', 'settings'], bundled.settings),
    minisites: { ...cms('minisites', Minisites, ['api', 'cms', 'minisites'], bundled.minisites), key: 'minisites' },
    staticPage: (id: string) => cms(`static:${id}`, StaticPage, ['api', 'cms', 'static', id]),
    boxes: { key: `boxes:${locale}`, schema: BoxList, softAge: 10 * minute, hardAge: 7 * day, load: upstream.boxes },
    landing: (path: string): Entry<typeof Landing> => ({
      key: `landing:${locale}:${path}`,
      schema: Landing,
      softAge: hour,
      hardAge: 7 * day,
      load: () => upstream.landing(path),
    }),
    stay: (id: number): Entry<typeof StayDetail> => ({
      key: `stay:${locale}:${id}`,
      schema: StayDetail,
      softAge: 10 * minute,
      hardAge: day,
      load: () => upstream.stayDetail(id),
    }),
    hotel: (id: number): Entry<typeof HotelPage> => ({
      key: `hotel:${locale}:${id}`,
      schema: HotelPage,
      softAge: 10 * minute,
      hardAge: day,
      load: () => upstream.hotelPage(id),
    }),
    activities: {
      key: `activities:${locale}`,
      schema: ActivitiesAbout,
      softAge: hour,
      hardAge: 7 * day,
      load: () => upstream.activities(activityQuestion(everything, { locale, page: 0 })),
    },
    activity: (id: number): Entry<typeof ActivityDetail> => ({
      key: `activity:${locale}:${id}`,
      schema: ActivityDetail,
      softAge: 10 * minute,
      hardAge: day,
      load: () => upstream.activityDetail(id),
    }),
  }
}
