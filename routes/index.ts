import type { Language, Market } from '../src/market/markets.ts'
import { type Screen, segments } from '../src/market/segments.ts'
import type { FileLoader, PageLoader } from './page.ts'
import { activities } from './pages/activities/load.tsx'
import { activity } from './pages/activity/load.tsx'
import { box } from './pages/box/load.tsx'
import { boxes } from './pages/boxes/load.tsx'
import { checkout } from './pages/checkout/load.tsx'
import { bookingCalendar } from './pages/confirmation/calendar-file.ts'
import { confirmation } from './pages/confirmation/load.tsx'
import { consentBanner, cookies } from './pages/cookies/load.tsx'
import { contact } from './pages/contact/load.tsx'
import { contactMessage } from './pages/contact-message/load.tsx'
import { accountScreen, accountWishlist, externalApplication } from './pages/elsewhere/load.ts'
import { gift } from './pages/gift/load.tsx'
import { beneficiarySignIn, boxSignIn } from './pages/gift/load-sign-in.tsx'
import { giftCard } from './pages/gift-card/load.tsx'
import { giftCheckout } from './pages/gift-checkout/load.tsx'
import { giftStay } from './pages/gift-stay/load.tsx'
import { giftStays } from './pages/gift-stays/load.tsx'
import { giftConfirmation } from './pages/gift-confirmation/load.tsx'
import { home } from './pages/home/load.tsx'
import { hotel } from './pages/hotel/load.tsx'
import { ideas } from './pages/ideas/load.tsx'
import { notFound } from './pages/not-found/load.tsx'
import { search } from './pages/search/load.tsx'
import { staticPage } from './pages/static/load.tsx'
import { stay } from './pages/stay/load.tsx'
import { wishlist } from './pages/wishlist/load.tsx'

export interface PageRoute {
  readonly id: string
  /** A path for React Router, below base and minisite. */
  readonly path: string
  readonly load: PageLoader | FileLoader
}

interface ScreenRoute {
  readonly screen: Screen
  /** What follows the screen's segment in the path. */
  readonly params?: string
  readonly load: PageLoader | FileLoader
  readonly posts?: true
  /** Set for a page that every market has once, so its sitemap lists it. */
  readonly listed?: true
  /** With which queries browsers may fetch the page before a visitor opens it. Only for pages that are the same for everyone, and that change nothing. */
  readonly ahead?: Ahead
}

/** The query of a page `withoutChoices` is empty or names its flow: with dates it would ask for a price. */
export type Ahead = 'withoutChoices' | 'withAnyQuery'

const screens: readonly ScreenRoute[] = [
  { screen: 'home', load: home, listed: true, ahead: 'withoutChoices' },
  { screen: 'stays', load: search, ahead: 'withAnyQuery' },
  { screen: 'stays', params: ':first', load: search, ahead: 'withAnyQuery' },
  { screen: 'stays', params: ':first/:second', load: search, ahead: 'withAnyQuery' },
  { screen: 'stay', params: ':productId', load: stay, ahead: 'withoutChoices' },
  { screen: 'hotel', params: ':hotelId', load: hotel, ahead: 'withoutChoices' },
  { screen: 'activities', load: activities, listed: true, ahead: 'withoutChoices' },
  { screen: 'activity', params: ':activityId', load: activity, ahead: 'withoutChoices' },
  { screen: 'boxes', load: boxes, listed: true, ahead: 'withoutChoices' },
  { screen: 'box', params: ':slug/:code', load: box, ahead: 'withoutChoices' },
  { screen: 'ideas', load: ideas, listed: true, ahead: 'withoutChoices' },
  { screen: 'wishlist', load: wishlist },
  { screen: 'contact', load: contact, listed: true, ahead: 'withAnyQuery' },
  { screen: 'contact', params: 'message', load: contactMessage, posts: true },
  { screen: 'static', params: ':contentId/*', load: staticPage },
  { screen: 'static', params: 'cookies', load: cookies, posts: true },
  { screen: 'static', params: 'cookies/choice', load: consentBanner },
  { screen: 'checkout', load: checkout, posts: true },
  { screen: 'confirmation', load: confirmation },
  { screen: 'calendarFile', load: bookingCalendar },
  { screen: 'giftCheckout', load: giftCheckout, posts: true },
  { screen: 'giftCheckout', params: 'confirmation', load: giftConfirmation },
  { screen: 'giftCard', load: giftCard, listed: true, ahead: 'withoutChoices' },
  { screen: 'bookingLookup', load: externalApplication },
  { screen: 'account', params: 'wishlist', load: accountWishlist },
  { screen: 'account', params: '*', load: accountScreen },
  { screen: 'beneficiaryLogin', load: beneficiarySignIn, posts: true },
  { screen: 'boxLogin', load: boxSignIn, posts: true },
  { screen: 'gift', params: ':reference', load: gift },
  { screen: 'gift', params: ':reference/stays', load: giftStays },
  { screen: 'gift', params: ':reference/stays/:stayId', load: giftStay },
]

export const listedScreens: readonly Screen[] = screens.flatMap(({ screen, listed }) => (listed ? screen : []))

/** Returns the paths, below base and minisite, of the pages that may be fetched ahead with these queries. */
export function pathsAhead(language: Language, queries: Ahead): readonly string[] {
  return screens.flatMap(({ screen, params, ahead }) => (ahead === queries ? pathOf(screen, params, language) : []))
}

/** The last route is the 404 page. */
export function routesOf(market: Market): readonly PageRoute[] {
  const routes = screens.map(({ screen, params, load }) => ({
    id: [screen, params].join('/'),
    path: pathOf(screen, params, market.language),
    load,
  }))
  return [...routes, { id: 'not-found', path: '*', load: notFound }]
}

export function takesPosts({ language }: Market, path: string): boolean {
  return screens.some(({ screen, params, posts }) => posts && path === pathOf(screen, params, language))
}

function pathOf(screen: Screen, params: string | undefined, language: Language): string {
  return `/${[segments[screen][language], params].filter(Boolean).join('/')}`
}
