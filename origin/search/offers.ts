import type { D1Database } from '@cloudflare/workers-types'
import type { MapAnswer, OfferCard, OffersAnswer, SearchDetails } from '../../src/contract/offers.ts'
import { marketOfLocale, type Market } from '../../src/market/markets.ts'
import { themes } from '../catalogue/codes.ts'
import { sitePath } from '../catalogue/site-paths.ts'
import { hotelFacts, pictureIds, stayFacts } from '../database/facts.ts'
import { all, raw, row, rows, sql, type Sql } from '../database/sql.ts'
import { ancestors, destinationKindOf, findPlaces } from '../geo/places.ts'
import { generalPolicy, policyFor } from '../offers/cancellation.ts'
import { hotelSummary } from '../offers/hotel-summary.ts'
import { autoDiscount, expirationOf, marketingLabels, stressMessage, targetedLabel } from '../offers/labels.ts'
import { cardImages } from '../offers/pictures.ts'
import { priceInfo } from '../offers/price-info.ts'
import { textsOf } from '../texts/index-by-locale.ts'
import type { Texts } from '../texts/texts.ts'
import { candidates, datesOf, type Search } from './candidates.ts'
import { filtersOf } from './filters.ts'
import { orderOf } from './order.ts'

type Db = Pick<D1Database, 'prepare'>

interface ResultRow {
  id: number
  price: number
  promo: number
  nights: number
  free_rooms: number | null
  distance: number | null
  total: number
  hotel: string
  stay: string
  pictures: string
  score: number | null
  reviews: number
  bookings: number
  expires: number | null
  cancel_days: number | null
  flow_mode: 'pull' | 'push'
}

/** Arrivals within so many days are last-minute. */
const lastMinuteDays = 7

/** How many stays of one house a search may show: one, unless the house itself is searched or more are asked. */
export const packagesOf = (search: Search, asked: number | undefined): number => asked ?? (search.scope.hotel ? 20 : 1)

/** `WITH` clauses up to `kept`: the candidates that pass every filter, the best of each house first. */
export function kept(search: Search, packages: number): Sql {
  const { price, ...others } = filtersOf(search.query)
  const passes = all(Object.values(others))
  return sql`${candidates(search, [sql`(${passes}) AS passes`])},
    kept AS (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY hotel_id ORDER BY ${orderOf(search.query, search.scope)}) AS nth
      FROM candidate WHERE passes AND ${price ?? raw('1')}
    ), shown AS (SELECT * FROM kept WHERE nth <= ${packages})`
}

/** One page of results, and the number of all. */
export async function findOffers(db: Db, search: Search, packages: number): Promise<OffersAnswer> {
  const { query, scope } = search
  const market = marketOfLocale(query.locale)
  const texts = textsOf(query.locale)
  const found = await rows<ResultRow>(
    db,
    sql`WITH ${kept(search, packages)},
      page AS (
        SELECT *, COUNT(*) OVER () AS total, ROW_NUMBER() OVER (ORDER BY ${orderOf(query, scope)}) AS place
        FROM shown ORDER BY place LIMIT ${query.limit} OFFSET ${query.page * query.limit}
      )
      SELECT page.id, page.price, page.promo, page.nights, page.free_rooms, page.distance, page.total,
        h.facts AS hotel, s.facts AS stay, s.pictures, h.score, h.reviews, s.bookings, s.expires, h.cancel_days, h.flow_mode
      FROM page JOIN stay s ON s.id = page.id JOIN hotel h ON h.id = page.hotel_id
      ORDER BY page.place`,
  )
  const total = found[0]?.total ?? (query.page === 0 ? 0 : await countOffers(db, search, packages))
  const images = cardImages(found.map((result) => pictureIds(result.pictures)), market.language)
  return {
    exactMatch: found.map((result, index) => cardOf(result, search, market, texts, images[index] ?? [])),
    searchDetails: await detailsOf(db, search, total, market, texts),
  }
}

async function countOffers(db: Db, search: Search, packages: number): Promise<number> {
  const counted = await row<{ total: number }>(db, sql`WITH ${kept(search, packages)} SELECT COUNT(*) AS total FROM shown`)
  return counted?.total ?? 0
}

/** Every result as a point, in the order asked. */
export async function findPoints(db: Db, search: Search): Promise<MapAnswer> {
  const found = await rows<{ hotel_id: number; id: number; lat: number; lng: number }>(
    db,
    sql`WITH ${kept(search, 1)} SELECT shown.hotel_id, shown.id, h.lat, h.lng FROM shown JOIN hotel h ON h.id = shown.hotel_id ORDER BY shown.quality DESC, shown.id`,
  )
  return {
    exactMatch: found.map(({ hotel_id, id, lat, lng }) => ({ id: hotel_id, location: { lat, lng }, weekend: [{ id }] })),
    searchDetails: { totalCount: found.length },
  }
}

function cardOf(result: ResultRow, { query, now }: Search, market: Market, texts: Texts, images: OfferCard['images']): OfferCard {
  const hotel = hotelFacts(result.hotel)
  const stay = stayFacts(result.stay)
  const gifting = query.flow === 'gifting'
  const dates = gifting ? undefined : datesOf(query)
  const { sellPrice, refPrice, promo, priceType = 'from' } = priceInfo(result.price, result.promo, gifting ? 'gift' : dates ? 'final' : 'from')
  const note = { stay, hotel, score: result.score, bookings: result.bookings, promo: result.promo, expires: result.expires }
  const stress = stressMessage(note, texts)
  const targeted = targetedLabel(note, texts, query.flow)
  const [theme] = stay.themes
  return {
    id: result.id,
    itemCategory: gifting ? 'single_voucher' : 'weekend',
    label: texts.stay.label(stay, hotel),
    uri: sitePath(market, 'stay', result.id),
    hotel: hotelSummary(hotel, result.score, result.reviews, market, texts),
    images,
    headwords: texts.stay.headwords(stay, result.nights),
    sellPrice,
    ...(refPrice === undefined || promo === undefined ? {} : { refPrice, promo }),
    priceType,
    nights: result.nights,
    participants: gifting ? 2 : query.adult + query.child,
    ...(result.distance === null ? {} : { distance: Math.round(result.distance * 10) / 10 }),
    ...(result.free_rooms === null ? {} : { availableRooms: result.free_rooms }),
    ...(dates && dates.checkin - now.today <= lastMinuteDays ? { lastMinute: true } : {}),
    ...expirationOf(note, now.today),
    marketingLabels: marketingLabels(note, texts),
    ...(stress === undefined ? {} : { stressMessage: stress }),
    cancellationPolicy: dates ? policyFor(result.cancel_days, dates.checkin, now.today, texts) : generalPolicy(result.cancel_days, texts),
    ...(gifting ? {} : autoDiscount(note)),
    ...(targeted === undefined ? {} : { targetedLabel: targeted }),
    ...(theme === undefined ? {} : { topTheme: texts.labels.theme[theme].label }),
    dataFlowMode: result.flow_mode,
  }
}

async function detailsOf(db: Db, { query, scope }: Search, totalCount: number, market: Market, texts: Texts): Promise<SearchDetails> {
  const { place, hotel, center } = scope
  const theme = Object.entries(themes).find(([, id]) => id === query.theme)?.[0]
  const label = Object.entries(texts.labels.theme).find(([code]) => code === theme)?.[1].label
  const above = place ? await findPlaces(db, ancestors(place)) : []
  const hierarchy = [...above, ...(place ? [place] : [])]
  return {
    ...(query.checkin === undefined ? {} : { checkin: query.checkin, night: query.nights ?? 1 }),
    adult: query.adult,
    child: query.child,
    baby: query.baby,
    totalCount,
    ...(hotel ? { hotelId: hotel.id, destination: hotel.name } : {}),
    ...(place ? { destination: texts.place.name(place.facts) } : {}),
    ...(place && destinationKindOf[place.kind] === 'city' ? { cityId: place.id } : {}),
    ...(query.theme === undefined ? {} : { themeId: query.theme }),
    ...(label === undefined ? {} : { theme: label }),
    ...(center ? { location: { lat: center.lat, lng: center.lng } } : {}),
    ...(hierarchy.length > 0
      ? {
          locationHierarchy: hierarchy.map((area) => ({
            type: destinationKindOf[area.kind], id: area.id, label: texts.place.name(area.facts), uri: sitePath(market, 'stays', area.paths[market.language]),
          })),
        }
      : {}),
  }
}
