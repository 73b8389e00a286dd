import type { SearchQuery } from '../../src/contract/search-query.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import type { Now } from '../clock/now.ts'
import { all, among, join, raw, sql, type Sql } from '../database/sql.ts'
import { nearnessOf } from './nearness.ts'
import { kilometresFrom } from '../geo/places.ts'
import { couple, termsByStay, termsOf } from '../pricing/guests.ts'
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
}

/** The price bucket "Serenity" is the default. */
const usualBucket = 2

/** The fare of a voucher by price bucket, as in a stay's price list. */
const giftFares: Readonly<Record<number, string>> & { readonly [usualBucket]: string } = { 1: 'e.lowest', 2: 'f.serenity', 3: 'f.liberty' }

/**
 * The stays that can be sold for place, theme, dates and guests and meet `conditions` on `hotel h` and `stay s`, by hotel. Columns:
 * id, hotel_id, quality, bookings, price (cents for the whole stay and all guests, of the cheapest arrival), promo (percent), nights,
 * checkin (that arrival, a day; null without dates), free_rooms (null without fixed dates), distance (kilometres or null), and whatever `columns` adds.
 * A stay without any date for a gift has no price.
 */
export function candidates(
  { query, scope, now, includes = [], source = 'stay', gift }: Search,
  conditions: readonly Sql[] = [],
  columns: readonly Sql[] = [],
): Candidates {
  const gifting = query.flow === 'gifting'
  const arrivals = gift ? undefined : arrivalsOf(query, now)
  const terms = gifting ? termsOf(couple) : query.rooms === undefined ? termsOf(query) : termsByStay(query, query.rooms)
  const distance = scope.center ? kilometresFrom(scope.center, 'h') : raw('NULL')
  const hotelConditions = [
    ...scope.conditions,
    raw('h.active'),
    ...(query.excludedHotelIds ? [sql`NOT ${among(raw('h.id'), query.excludedHotelIds.map(Number).filter(Number.isFinite))}`] : []),
  ]
  const sold = [
    raw('s.published'),
    sql`(s.expires IS NULL OR s.expires >= ${now.today})`,
    sql`s.max_capacity >= ${terms.guestsARoom}`,
    ...(query.theme === undefined ? [] : [sql`EXISTS (SELECT 1 FROM stay_theme t WHERE t.stay_id = s.id AND t.theme = ${query.theme})`]),
    ...(gifting ? [raw('s.giftable')] : []),
    ...(query.minisite === undefined ? [] : selectionOf(query.minisite)),
    ...includes,
    ...conditions,
  ]
  const pick = (...priced: readonly Sql[]): Sql =>
    join(
      [
        raw('s.id, h.id AS hotel_id, s.bookings'),
        sql`s.quality + ${nearnessOf(marketOfLocale(query.locale), 'h')} AS quality`,
        sql`${distance} AS distance`,
        ...columns,
        ...priced,
      ],
      ', ',
    )
  // CROSS JOIN fixes the order for SQLite: the hotels of the scope first, and then their nights or fares and their stays by primary key.
  if (arrivals) {
    const { nights } = arrivals
    return {
      clauses: [
        sql`open AS MATERIALIZED (${join(
          roomCountsOf(query).map((rooms) => openHotels(all(hotelConditions), arrivals, rooms, now)),
          ' UNION ALL ',
        )})`,
      ],
      rows: sql`
        SELECT ${pick(sql`${stayPrice(raw('o.night_sum'), sql`${nights}`, terms)} AS price`, sql`${promoOn(raw('o.date_promo'))} AS promo`, sql`${nights} AS nights`, raw('o.day AS checkin, o.free_rooms'))}
        FROM open o CROSS JOIN hotel h ON h.id = o.hotel_id CROSS JOIN stay s ON s.hotel_id = o.hotel_id
        WHERE ${all([...sold, sql`o.rooms = ${terms.rooms}`, sql`${nights} BETWEEN s.min_nights AND s.max_nights`])}`,
    }
  }
  if (gift) {
    const { days, nights, month, areChosen } = giftArrivals(query, gift, now)
    // Nights are read of those hotels only that have such a stay. SQLite asks a subquery that names the hotel again for every night.
    const hotels = sql`SELECT DISTINCT h.id FROM hotel h CROSS JOIN ${raw(source)} s ON s.hotel_id = h.id WHERE ${all([...hotelConditions, ...includes])}`
    const inScope = raw('h.id IN (SELECT id FROM gift_hotel)')
    const searched = { days, nights, ...(month !== undefined && { month }) }
    const date = areChosen ? raw('o.day') : raw('NULL')
    return {
      clauses: [
        sql`gift_hotel AS MATERIALIZED (${hotels})`,
        sql`open AS MATERIALIZED (${join(
          roomCountsOf(query).map((rooms) => (areChosen ? openHotels : openInValidity)(inScope, searched, rooms, now)),
          ' UNION ALL ',
        )})`,
      ],
      rows: sql`
        SELECT ${pick(sql`${stayPrice(raw('o.night_sum'), sql`${nights}`, terms)} AS price`, raw('0 AS promo'), sql`${nights} AS nights`, sql`${date} AS checkin`, raw('o.free_rooms'))}
        FROM gift_hotel g CROSS JOIN hotel h ON h.id = g.id CROSS JOIN ${raw(source)} s ON s.hotel_id = h.id ${raw(areChosen || gift.onlyWithDates ? 'JOIN' : 'LEFT JOIN')} open o ON o.hotel_id = h.id AND o.rooms = ${terms.rooms}
        WHERE ${all([...sold, sql`${nights} BETWEEN s.min_nights AND s.max_nights`])}`,
    }
  }
  if (gifting) {
    const nights = query.giftNights === undefined ? raw('s.min_nights') : sql`${query.giftNights}`
    const fare = giftFares[query.bucket ?? usualBucket] ?? giftFares[usualBucket]
    return {
      clauses: [],
      rows: sql`
        SELECT ${pick(sql`${stayPrice(raw(fare), nights, terms)} AS price`, raw('0 AS promo'), sql`${nights} AS nights`, raw('NULL AS checkin, NULL AS free_rooms'))}
        FROM hotel h CROSS JOIN stay s ON s.hotel_id = h.id CROSS JOIN gift_fare f ON f.hotel_id = h.id AND f.nights = ${nights}
          CROSS JOIN fare e ON e.hotel_id = h.id AND e.nights = f.nights AND e.rooms = 1 AND e.late = 1
        WHERE ${all([...hotelConditions, ...sold, sql`${nights} BETWEEN s.min_nights AND s.max_nights`])}`,
    }
  }
  return {
    clauses: [],
    rows: sql`
      SELECT ${pick(sql`${stayPrice(raw('f.lowest'), raw('s.min_nights'), terms)} AS price`, sql`${promoOn(raw('f.promo'))} AS promo`, raw('s.min_nights AS nights, NULL AS checkin, NULL AS free_rooms'))}
      FROM hotel h CROSS JOIN stay s ON s.hotel_id = h.id CROSS JOIN fare f ON f.hotel_id = h.id AND f.nights = s.min_nights AND ${fareFor('f', terms, now)}
      WHERE ${all([...hotelConditions, ...sold])}`,
  }
}

export function withClauses(clauses: readonly Sql[], query: Sql): Sql {
  return clauses.length === 0 ? query : sql`WITH ${join(clauses, ', ')} ${query}`
}

/** The stays of a search may need each of these numbers of rooms. */
const roomCountsOf = (query: SearchQuery): number[] =>
  query.rooms === undefined ? [termsOf(query).rooms] : Array.from({ length: query.rooms }, (_, index) => index + 1)
