import type { SearchQuery } from '../../src/contract/search-query.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import type { Now } from '../clock/now.ts'
import { all, among, join, raw, sql, type Sql } from '../database/sql.ts'
import { nearnessOf } from './nearness.ts'
import { kilometresFrom } from '../geo/places.ts'
import { couple, type RoomTerms, termsByStay, type TermsByStay, termsOf } from '../pricing/guests.ts'
import { fareFor } from '../pricing/fares.ts'
import { promoOn, stayPrice } from '../pricing/rule.ts'
import { arrivalsOf } from './arrival-days.ts'
import { giftArrivals, type GiftTerms } from './gift-terms.ts'
import { openHotels, openInValidity } from './open-hotels.ts'
import type { Scope } from './scope.ts'
import { selectionOf } from './selection.ts'

export interface Search {
  readonly query: SearchQuery
  readonly scope: Scope
  readonly now: Now
  /** Conditions on `stay s` that every result fulfils. */
  readonly includes?: readonly Sql[]
  /** The table or view that is `stay s`. Only one with `product` has stays with extras, which no other search finds. */
  readonly source?: 'stay' | 'product'
  /** Of a beneficiary. Results are stays, with or without a date in the validity. */
  readonly gift?: GiftTerms
}

export interface Candidates {
  readonly clauses: readonly Sql[]
  readonly rows: Sql
  /**
   * Returns the hotels (`id`, several times if their stays differ in rooms) with a candidate whose `price` and `nights` meet the condition. Of a
   * hotel no stay is read after the first such one.
   */
  readonly hotelsWhere: (condition: Sql) => Sql
}

/** Conditions on `hotel h` and on `stay s`, apart, so that what holds for a hotel is asked once for all its stays. */
export interface Conditions {
  readonly hotel: readonly Sql[]
  readonly stay: readonly Sql[]
}

/** What is read for the dates of a search, as SQL. */
interface Source {
  readonly clauses: readonly Sql[]
  /** Tables with `hotel h`, and conditions on them. */
  readonly hotels: Sql
  readonly ofHotels: readonly Sql[]
  /** Tables with `stay s`, of each hotel, and conditions on them beside those of `soldOf`. */
  readonly stays: Sql
  readonly ofStays: readonly Sql[]
  readonly price: Sql
  readonly nights: Sql
  readonly promo: Sql
  readonly checkin: Sql
  readonly freeRooms: Sql
}

/** The price bucket "Serenity" is the default. */
const usualBucket = 2

/** The fare of a voucher by price bucket, as in a stay's price list. */
const giftFares: Readonly<Record<number, string>> & { readonly [usualBucket]: string } = { 1: 'e.lowest', 2: 'f.serenity', 3: 'f.liberty' }

/**
 * The stays that can be sold for place, theme, dates and guests and meet `conditions`, by hotel. Columns:
 * id, hotel_id, quality, bookings, price (cents for the whole stay and all guests, of the cheapest arrival), promo (percent), nights,
 * checkin (that arrival, a day; null without dates), free_rooms (null without fixed dates), distance (kilometres or null), and whatever `columns` adds.
 * A stay without any date for a gift has no price.
 */
export function candidates(search: Search, conditions: Conditions = { hotel: [], stay: [] }, columns: readonly Sql[] = []): Candidates {
  const { query, scope } = search
  const terms = guestTermsOf(query)
  const { clauses, hotels, ofHotels, stays, ofStays, price, nights, promo, checkin, freeRooms } = sourceOf(search, terms)
  const hotelsMeet = all([...ofHotels, ...conditions.hotel])
  const staysMeet = all([raw('s.hotel_id = h.id'), ...ofStays, ...soldOf(search, terms), ...conditions.stay])
  const picked = join(
    [
      raw('s.id, h.id AS hotel_id, s.bookings'),
      sql`s.quality + ${nearnessOf(marketOfLocale(query.locale), 'h')} AS quality`,
      sql`${scope.center ? kilometresFrom(scope.center, 'h') : raw('NULL')} AS distance`,
      ...columns,
      sql`${price} AS price, ${promo} AS promo, ${nights} AS nights, ${checkin} AS checkin, ${freeRooms} AS free_rooms`,
    ],
    ', ',
  )
  // CROSS JOIN fixes the order for SQLite: the hotels of the scope first, and then their nights or fares and their stays by primary key.
  return {
    clauses,
    rows: sql`SELECT ${picked} FROM ${hotels} CROSS JOIN ${stays} WHERE ${hotelsMeet} AND ${staysMeet}`,
    hotelsWhere: (condition) => sql`
      SELECT h.id FROM ${hotels}
      WHERE ${hotelsMeet} AND EXISTS (SELECT 1 FROM (SELECT ${price} AS price, ${nights} AS nights FROM ${stays} WHERE ${staysMeet}) WHERE ${condition})`,
  }
}

const guestTermsOf = ({ flow, rooms, ...guests }: SearchQuery): RoomTerms | TermsByStay =>
  flow === 'gifting' ? termsOf(couple) : rooms === undefined ? termsOf(guests) : termsByStay(guests, rooms)

/** Conditions on `stay s` without its dates and prices. */
function soldOf({ query, now, includes = [] }: Search, { guestsARoom }: RoomTerms | TermsByStay): Sql[] {
  return [
    raw('s.published'),
    sql`(s.expires IS NULL OR s.expires >= ${now.today})`,
    sql`s.max_capacity >= ${guestsARoom}`,
    ...(query.theme === undefined ? [] : [sql`EXISTS (SELECT 1 FROM stay_theme t WHERE t.stay_id = s.id AND t.theme = ${query.theme})`]),
    ...(query.flow === 'gifting' ? [raw('s.giftable')] : []),
    ...(query.minisite === undefined ? [] : selectionOf(query.minisite)),
    ...includes,
  ]
}

function sourceOf(search: Search, terms: RoomTerms | TermsByStay): Source {
  const { query, scope, now, includes = [], source = 'stay', gift } = search
  const arrivals = gift ? undefined : arrivalsOf(query, now)
  const inScope = [
    ...scope.conditions,
    raw('h.active'),
    ...(query.excludedHotelIds ? [sql`NOT ${among(raw('h.id'), query.excludedHotelIds.map(Number).filter(Number.isFinite))}`] : []),
  ]
  const undated = { checkin: raw('NULL'), freeRooms: raw('NULL') }
  const lasts = (nights: Sql): Sql => sql`${nights} BETWEEN s.min_nights AND s.max_nights`
  if (arrivals) {
    const nights = sql`${arrivals.nights}`
    return {
      clauses: [
        sql`open AS MATERIALIZED (${join(
          roomCountsOf(query).map((rooms) => openHotels(all(inScope), arrivals, rooms, now)),
          ' UNION ALL ',
        )})`,
      ],
      hotels: raw('open o CROSS JOIN hotel h ON h.id = o.hotel_id'),
      ofHotels: [],
      stays: raw('stay s'),
      ofStays: [sql`o.rooms = ${terms.rooms}`, lasts(nights)],
      price: stayPrice(raw('o.night_sum'), nights, terms),
      nights,
      promo: promoOn(raw('o.date_promo')),
      checkin: raw('o.day'),
      freeRooms: raw('o.free_rooms'),
    }
  }
  if (gift) {
    const { areChosen, ...searched } = giftArrivals(query, gift, now)
    const nights = sql`${searched.nights}`
    // Nights are read of those hotels only that have such a stay. SQLite asks a subquery that names the hotel again for every night.
    const hotels = sql`SELECT DISTINCT h.id FROM hotel h CROSS JOIN ${raw(source)} s ON s.hotel_id = h.id WHERE ${all([...inScope, ...includes])}`
    const open = areChosen ? openHotels : openInValidity
    return {
      clauses: [
        sql`gift_hotel AS MATERIALIZED (${hotels})`,
        sql`open AS MATERIALIZED (${join(
          roomCountsOf(query).map((rooms) => open(raw('h.id IN (SELECT id FROM gift_hotel)'), searched, rooms, now)),
          ' UNION ALL ',
        )})`,
      ],
      hotels: raw('gift_hotel g CROSS JOIN hotel h ON h.id = g.id'),
      ofHotels: [],
      stays: sql`${raw(source)} s ${raw(areChosen || gift.onlyWithDates ? 'JOIN' : 'LEFT JOIN')} open o ON o.hotel_id = s.hotel_id AND o.rooms = ${terms.rooms}`,
      ofStays: [lasts(nights)],
      price: stayPrice(raw('o.night_sum'), nights, terms),
      nights,
      promo: raw('0'),
      checkin: areChosen ? raw('o.day') : raw('NULL'),
      freeRooms: raw('o.free_rooms'),
    }
  }
  if (query.flow === 'gifting') {
    const nights = query.giftNights === undefined ? raw('s.min_nights') : sql`${query.giftNights}`
    const fare = giftFares[query.bucket ?? usualBucket] ?? giftFares[usualBucket]
    return {
      clauses: [],
      hotels: raw('hotel h'),
      ofHotels: inScope,
      stays: sql`stay s CROSS JOIN gift_fare f ON f.hotel_id = s.hotel_id AND f.nights = ${nights}
        CROSS JOIN fare e ON e.hotel_id = s.hotel_id AND e.nights = f.nights AND e.rooms = 1 AND e.late = 1`,
      ofStays: [lasts(nights)],
      price: stayPrice(raw(fare), nights, terms),
      nights,
      promo: raw('0'),
      ...undated,
    }
  }
  return {
    clauses: [],
    hotels: raw('hotel h'),
    ofHotels: inScope,
    stays: sql`stay s CROSS JOIN fare f ON f.hotel_id = s.hotel_id AND f.nights = s.min_nights AND ${fareFor('f', terms, now)}`,
    ofStays: [],
    price: stayPrice(raw('f.lowest'), raw('s.min_nights'), terms),
    nights: raw('s.min_nights'),
    promo: promoOn(raw('f.promo')),
    ...undated,
  }
}

export function withClauses(clauses: readonly Sql[], query: Sql): Sql {
  return clauses.length === 0 ? query : sql`WITH ${join(clauses, ', ')} ${query}`
}

/** The stays of a search may need each of these numbers of rooms. */
const roomCountsOf = (query: SearchQuery): number[] =>
  query.rooms === undefined ? [termsOf(query).rooms] : Array.from({ length: query.rooms }, (_, index) => index + 1)
