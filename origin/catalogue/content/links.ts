import { type Screen, segments } from '../../../src/market/segments.ts'
import type { Market } from '../../../src/market/markets.ts'
import type { ThemeCode } from '../facts/codes.ts'
import { textsOf } from '../texts/index-by-locale.ts'
import { type PlaceKey, places } from './places.ts'
import type { StaticPageId } from './static/ids.ts'

/** Paths below a market's base, as the CMS writes them: the site adds base and minisite. */
export function linksOf(market: Market) {
  const path = (screen: Screen, ...parts: string[]) => `/${[segments[screen][market.language], ...parts].filter((part) => part).join('/')}`
  const placeSlug = (key: PlaceKey) => places[key].slug[market.language]
  const themeSlug = (code: ThemeCode) => textsOf(market.locale).labels.theme[code].slug
  return {
    home: '/',
    gifts: '/?flow=gifting',
    stays: path('stays'),
    place: (key: PlaceKey) => path('stays', placeSlug(key)),
    theme: (code: ThemeCode, key?: PlaceKey) => path('stays', themeSlug(code), ...(key ? [placeSlug(key)] : [])),
    boxes: path('boxes'),
    box: (slug: string, code: string) => path('box', slug, code),
    giftCard: path('giftCard'),
    activities: path('activities'),
    ideas: path('ideas'),
    contact: path('contact'),
    page: (id: StaticPageId) => path('static', id),
    bookingLookup: path('bookingLookup'),
    beneficiary: path('beneficiaryLogin'),
    boxLogin: path('boxLogin'),
    account: path('account', 'settings', 'profile'),
  }
}
export type Links = ReturnType<typeof linksOf>
