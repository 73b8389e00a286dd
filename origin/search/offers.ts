import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { listedKilometres, type Texts, textsOf } from '@escale/catalogue'
import type { MapResponse, OfferCard, OffersResponse, PointPrice } from '../../src/contract/offers.ts'
import type { SearchQuery } from '../../src/contract/search-query.ts'
import { roomsEvidence } from '../offers/claims.ts'
import { marketOfLocale, type Market } from '../../src/market/markets.ts'
import { dateOf, type Day } from '../clock/days.ts'
import { sitePath } from '../http/site-paths.ts'
import { hotelFacts, pictureIds, stayFacts } from '../database/facts.ts'
import { raw, row, rows, sql, type Sql } from '../database/sql.ts'
import { generalPolicy, policyFor } from '../offers/cancellation.ts'
import { hotelSummary } from '../offers/hotel-summary.ts'
import { autoDiscount, expirationOf, marketingLabels, stressMessage, targetedLabel, withFewClaims } from '../offers/labels.ts'
import { cardImages } from '../offers/pictures.ts'
import { priceInfo } from '../offers/price-info.ts'
import { describedBy } from '../stays/stay.ts'
import { candidates, withClauses, type Search } from './candidates.ts'
import { cheapestDates, type DatePrice } from './cheapest-dates.ts'
import { detailsOf } from './details.ts'
import { giftDatesOf, giftWeekends } from './gift-dates.ts'
import { conditionsOf, filtersOf } from './filters.ts'
import { nearnessOf } from './nearness.ts'
import { orderOf, rankOf, valueOf } from './order.ts'

type Db = Pick<D1Database, 'prepare'>

interface ResultRow {
  id: number
  hotel_id: number
  /** Null where a gift has no date. */
  price: number | null
  promo: number
  nights: number
  checkin: Day | null
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
  packages: number
}

/** An arrival within so many days is last-minute. */
const lastMinuteDays = 7

/** How many stays of a hotel are requested. */
export const Packages = v.object({
  numberOfPackagesPerHotel: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(20))),
})

/** A hotel shows one stay, unless the hotel itself is searched or more are requested. */
export const packagesOf = (search: Search, requested: number | undefined): number => requested ?? (search.scope.hotel ? 20 : 1)

/** A price is for these people: babies pay nothing, and gifts are for two. */
const peopleOf = ({ flow, adult, child }: SearchQuery): number => (flow === 'gifting' ? 2 : adult + child)

/**
 * Returns `WITH` clauses up to `shown`: the best candidates of each hotel that pass every filter, at most `packages`, with their `rank`.
 */
function shown(search: Search, packages: number): Sql[] {
  const { query, gift } = search
  const { price, ...others } = filtersOf(query, gift)
  const near = nearnessOf(marketOfLocale(query.locale), 'h')
  const { clauses, rows: found } = candidates(search, conditionsOf(others), [sql`h.score, ${near} AS near`])
  const ranked = sql`SELECT *, ${rankOf(query, gift)} AS rank, ${valueOf(peopleOf(query), gift)} AS value FROM (${found}) WHERE ${price ?? raw('1')}`
  // With MAX, SQLite takes the other columns from the same row. Rows come by hotel, so grouping needs no sort.
  const foremost =
    packages === 1
      ? sql`SELECT id, hotel_id, price, promo, nights, checkin, free_rooms, distance, near, value, MAX(rank) AS rank FROM (${ranked}) GROUP BY hotel_id`
      : sql`SELECT * FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY hotel_id ORDER BY rank DESC) AS nth FROM (${ranked})) WHERE nth <= ${packages}`
  return [...clauses, sql`shown AS MATERIALIZED (${foremost})`]
}

export async function findOffers(db: Db, search: Search, packages: number): Promise<OffersResponse> {
  const { query, scope, source = 'stay', gift } = search
  const market = marketOfLocale(query.locale)
  const texts = textsOf(query.locale)
  const found = await rows<ResultRow>(
    db,
    withClauses(
      [
        ...shown(search, packages),
        sql`page AS MATERIALIZED (SELECT *, (SELECT COUNT(*) FROM shown) AS total FROM shown ORDER BY ${orderOf(query, scope, gift)} LIMIT ${query.limit} OFFSET ${query.page * query.limit})`,
      ],
      sql`SELECT page.id, page.hotel_id, page.price, page.promo, page.nights, page.checkin, page.free_rooms, page.distance, page.total, page.near, page.value, page.rank,
        hr.facts AS hotel, sr.facts AS stay, sr.pictures, h.score, h.reviews, s.bookings, s.expires, h.cancel_days, h.flow_mode,
        (SELECT COUNT(*) FROM stay p WHERE p.hotel_id = page.hotel_id AND p.published) AS packages
      FROM page CROSS JOIN hotel h ON h.id = page.hotel_id CROSS JOIN ${raw(source)} s ON s.hotel_id = page.hotel_id AND s.id = page.id
        CROSS JOIN hotel_record hr ON hr.id = page.hotel_id CROSS JOIN stay_record sr ON sr.id = page.id
      ORDER BY ${orderOf(query, scope, gift)}`,
    ),
  )
  const total = found[0]?.total ?? (query.page === 0 ? 0 : await countOffers(db, search, packages))
  const [dates, weekends] = await Promise.all([cheapestDates(db, search, found), giftWeekends(db, search, found)])
  const images = cardImages(
    found.map((result) => pictureIds(result.pictures)),
    market.language,
  )
  return {
    exactMatch: withFewClaims(
      found.map((result, index) => ({
        ...cardOf({ ...result, dates: dates.get(result.id) ?? [] }, search, market, texts, images[index] ?? []),
        ...(gift && { giftDates: giftDatesOf(result, gift, search.now, weekends.get(result.id)) }),
      })),
    ),
    searchDetails: await detailsOf(db, search, total, market, texts),
  }
}

export async function countOffers(db: Db, search: Search, packages: number): Promise<number> {
  const { price = raw('1'), ...others } = filtersOf(search.query, search.gift)
  const { clauses, hotelsWhere } = candidates(search, conditionsOf(others))
  const counting =
    packages === 1
      ? withClauses(clauses, sql`SELECT COUNT(DISTINCT id) AS total FROM (${hotelsWhere(price)})`)
      : withClauses(shown(search, packages), sql`SELECT COUNT(*) AS total FROM shown`)
  const counted = await row<{ total: number }>(db, counting)
  return counted?.total ?? 0
}

interface PointRow extends PricedRow {
  price: number | null
  hotel_id: number
  id: number
  name: string
  lat: number
  lng: number
}

/** Returns every result as a point with the name of its hotel and the price of its card, in the requested order. */
export async function findPoints(db: Db, search: Search): Promise<MapResponse> {
  const found = await rows<PointRow>(
    db,
    withClauses(
      shown(search, 1),
      sql`SELECT shown.hotel_id, shown.id, shown.price, shown.promo, shown.nights, shown.checkin, h.name, h.lat, h.lng FROM shown CROSS JOIN hotel h ON h.id = shown.hotel_id ORDER BY ${orderOf(search.query, search.scope, search.gift)}`,
    ),
  )
  return {
    exactMatch: found.map((result) => ({
      id: result.hotel_id,
      label: result.name,
      location: { lat: result.lat, lng: result.lng },
      weekend: [{ id: result.id, ...(result.price !== null && { price: pointPrice(result, result.price, search) }) }],
    })),
    searchDetails: { totalCount: found.length },
  }
}

type PricedRow = Pick<ResultRow, 'promo' | 'nights' | 'checkin'>

function pointPrice({ promo: rate, nights, checkin }: PricedRow, price: number, { query, gift }: Search): PointPrice {
  const type = gift ? 'beneficiary' : query.flow === 'gifting' ? 'gift' : checkin === null ? 'from' : 'final'
  const { sellPrice, refPrice, promo } = priceInfo(price, rate, type)
  const before = refPrice === undefined || promo === undefined ? {} : { refPrice, promo }
  return { sellPrice, ...before, priceType: type, nights, participants: peopleOf(query) }
}

function cardOf(
  result: ResultRow & { dates: readonly DatePrice[] },
  search: Search,
  market: Market,
  texts: Texts,
  images: OfferCard['images'],
): OfferCard {
  const { query, now, gift } = search
  const hotel = hotelFacts(result.hotel)
  const stay = describedBy(stayFacts(result.stay))
  const gifting = query.flow === 'gifting'
  const { checkin, dates } = result
  const freeRooms = dates[0]?.rooms ?? result.free_rooms
  const note = { stay, hotel, score: result.score, bookings: result.bookings, promo: result.promo, expires: result.expires }
  const stress = stressMessage(note, now, texts)
  const targeted = targetedLabel(note, texts, query.flow)
  const [theme] = stay.themes
  const room = hotel.rooms[stay.room]
  return {
    id: result.id,
    itemCategory: gifting ? 'single_voucher' : 'weekend',
    label: texts.stay.label(stay, hotel),
    uri: sitePath(market, 'stay', result.id),
    hotel: { ...hotelSummary(hotel, result.score, result.reviews, market, texts), legacyPackageCount: result.packages },
    images,
    headwords: texts.stay.headwords(stay, result.nights),
    // A card without a date has no price of its own.
    ...pointPrice(result, result.price ?? gift?.price ?? 0, search),
    ...(result.distance === null ? {} : { distance: listedKilometres(result.distance) }),
    ...(dates.length > 0
      ? { dates: dates.map(({ day, price }) => ({ checkin: dateOf(day), nights: result.nights, sellPrice: price })) }
      : {}),
    ...(freeRooms === null ? {} : { availableRooms: freeRooms }),
    ...(checkin !== null && room
      ? roomsEvidence({ rooms: freeRooms, room, checkin: dateOf(checkin), nights: result.nights }, now, texts)
      : {}),
    ...(checkin !== null && checkin - now.today <= lastMinuteDays ? { lastMinute: true } : {}),
    ...expirationOf(note, now.today),
    marketingLabels: marketingLabels(note, texts),
    ...(stress === undefined ? {} : { stressMessage: stress }),
    cancellationPolicy:
      checkin === null ? generalPolicy(result.cancel_days, texts) : policyFor(result.cancel_days, checkin, now.today, texts),
    ...(gifting || gift ? {} : autoDiscount(note)),
    ...(targeted === undefined ? {} : { targetedLabel: targeted }),
    ...(theme === undefined ? {} : { topTheme: texts.labels.theme[theme].label }),
    dataFlowMode: result.flow_mode,
  }
}
