import { type Market, markets } from '../../src/market/markets.ts'
import { isScreenSegment, resolvePlace } from '../../src/market/resolve.ts'
import { type Screen, segments } from '../../src/market/segments.ts'

/** Kinds of pages, as the summary counts them. */
export const kinds = [
  'chooser',
  'home',
  'search',
  'landing',
  'theme × place',
  'stay',
  'hotel',
  'activities',
  'activity',
  'boxes',
  'box',
  'ideas',
  'contact',
  'static',
  'page of a list',
  'view',
  'of one visitor',
  'other',
] as const
export type PageKind = (typeof kinds)[number]

/** Where an address is: undefined for what is before the markets. */
export interface Whereabouts {
  readonly market: Market | undefined
  /** Slug of the partner's site. */
  readonly minisite: string | undefined
  /** What all links of the page start with. */
  readonly base: string
  readonly kind: PageKind
}

/** Screens of one visitor: not indexed, and some are other applications'. */
const ofOneVisitor: readonly Screen[] = [
  'wishlist',
  'giftCard',
  'checkout',
  'giftCheckout',
  'confirmation',
  'calendarFile',
  'bookingLookup',
  'account',
  'beneficiaryLogin',
  'boxLogin',
  'gift',
]

const single = ['activities', 'boxes', 'ideas', 'contact'] as const

/** Returns where the address (path and query) is. */
export function whereabouts(address: string): Whereabouts {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const place = resolvePlace('', pathname, {})
  if (place.kind !== 'market')
    return { market: undefined, minisite: undefined, base: '', kind: place.kind === 'nowhere' ? 'other' : 'chooser' }
  const { market, base, rest } = place
  const [first, ...further] = rest
  const minisite = first === undefined || isScreenSegment(market.language, first) ? undefined : first
  const path = minisite === undefined ? rest : further
  const keys = [...searchParams.keys()]
  const own = kindOfPath(market, path)
  const kind = keys.length === 0 || own === 'of one visitor' ? own : keys.length === 1 && keys[0] === 'page' ? 'page of a list' : 'view'
  return { market, minisite, base: minisite === undefined ? base : `${base}/${minisite}`, kind }
}

function kindOfPath({ language }: Market, path: readonly string[]): PageKind {
  const [first, ...further] = path
  const is = (screen: Screen) => segments[screen][language].split('/')[0] === first
  if (first === undefined) return 'home'
  if (is('stays')) return (['search', 'landing', 'theme × place'] as const)[further.length] ?? 'other'
  if (ofOneVisitor.some(is)) return 'of one visitor'
  if (is('activity') && further.length === 1) return 'activity'
  if (is('box') && further.length > 0) return 'box'
  if (further.length === 1) return is('stay') ? 'stay' : is('hotel') ? 'hotel' : is('static') ? 'static' : 'other'
  return further.length === 0 ? (single.find(is) ?? 'other') : 'other'
}

/** Returns the market whose sitemap part this is. */
export const marketOfPart = (path: string): Market | undefined =>
  markets.find(({ base }) => new RegExp(`^${base}/sitemap-[a-z]+-\\d+\\.xml$`).test(path))
