import type { PageLoader } from '../../routes/page.ts'
import { activity } from '../../routes/pages/activity/load.tsx'
import { box } from '../../routes/pages/box/load.tsx'
import { giftCard } from '../../routes/pages/gift-card/load.tsx'
import { home } from '../../routes/pages/home/load.tsx'
import { hotel } from '../../routes/pages/hotel/load.tsx'
import { search } from '../../routes/pages/search/load.tsx'
import { stay } from '../../routes/pages/stay/load.tsx'
import type { Market } from '../../src/market/markets.ts'
import { type Screen, segments } from '../../src/market/segments.ts'
import type { PeerKind } from './kinds.ts'

interface PeerRoute {
  readonly screen: Screen
  readonly params?: string
  readonly page: PageLoader
  /** Chooses the promo bar and the banner of the frame. */
  readonly frame: 'home' | 'search' | 'product' | 'other'
}

export const peerRoutes: Readonly<Record<PeerKind, PeerRoute>> = {
  home: { screen: 'home', page: home, frame: 'home' },
  search: { screen: 'stays', params: ':first?/:second?', page: search, frame: 'search' },
  stay: { screen: 'stay', params: ':productId', page: stay, frame: 'product' },
  hotel: { screen: 'hotel', params: ':hotelId', page: hotel, frame: 'product' },
  activity: { screen: 'activity', params: ':activityId', page: activity, frame: 'product' },
  box: { screen: 'box', params: ':slug/:code', page: box, frame: 'other' },
  giftCard: { screen: 'giftCard', page: giftCard, frame: 'other' },
}

/** The pattern of a page's addresses, which a partner's site has too. React Router writes it without a slash in front. */
export function patternOf({ screen, params }: PeerRoute, { base, language }: Market): string {
  return [`${base.slice(1)}/:minisite?`, segments[screen][language], params].filter(Boolean).join('/')
}
