import type { SearchQuery } from '../../src/contract/search-query.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { canArrive, type Now } from '../clock/now.ts'
import { dayOf } from '../clock/days.ts'
import { all, among, join, raw, sql, type Sql } from '../database/sql.ts'
import { nearnessOf } from './nearness.ts'
import { kilometresFrom } from '../geo/places.ts'
import { couple, termsOf, type RoomTerms } from '../pricing/guests.ts'
import { fareFor } from '../pricing/fares.ts'
import { promoOn, stayPrice } from '../pricing/rule.ts'
import type { Scope } from './scope.ts'
import { selectionOf } from './selection.ts'

export interface Search {
  readonly query: SearchQuery
  readonly scope: Scope
  readonly now: Now
}

export function datesOf(query: Pick<SearchQuery, 'checkin' | 'nights'>): { checkin: number; nights: number } | undefined {
  return query.checkin === undefined ? undefined : { checkin: dayOf(query.checkin), nights: query.nights ?? 1 }
}

export interface Candidates {
  readonly clauses: readonly Sql[]
  readonly rows: Sql
}

/**
 * The stays that can be sold for place, theme, dates and guests and meet `conditions` on `hotel h` and `stay s`, by hotel. Columns:
 * id, hotel_id, quality, bookings, price (cents for the whole stay and all guests), promo (percent), nights, free_rooms (null without
 * dates), distance (kilometres or null),
 * and whatever `columns` adds.
 */
export function candidates({ query, scope, now }: Search, conditions: readonly Sql[] = [], columns: readonly Sql[] = []): Candidates {
  const gifting = query.flow === 'gifting'
  const dates = gifting ? undefined : datesOf(query)
  const terms = termsOf(gifting ? couple : query)
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
  // CROSS JOIN fixes SQLite's order: hotels of the scope, then their nights or fares and their stays by primary key.
  if (dates) {
    const { checkin, nights } = dates
    return {
      clauses: [sql`open AS MATERIALIZED (${openHotels(all(hotelConditions), checkin, nights, terms, now)})`],
      rows: sql`
        SELECT ${pick(sql`${stayPrice(raw('o.night_sum'), sql`${nights}`, terms)} AS price`, sql`${promoOn(raw('o.date_promo'))} AS promo`, sql`${nights} AS nights`, raw('o.free_rooms'))}
        FROM open o CROSS JOIN hotel h ON h.id = o.hotel_id CROSS JOIN stay s ON s.hotel_id = o.hotel_id
        WHERE ${all([...sold, sql`${nights} BETWEEN s.min_nights AND s.max_nights`])}`,
    }
  }
  if (gifting) {
    const nights = query.giftNights === undefined ? raw('s.min_nights') : sql`${query.giftNights}`
    return {
      clauses: [],
      rows: sql`
        SELECT ${pick(sql`${stayPrice(raw('f.serenity'), nights, terms)} AS price`, raw('0 AS promo'), sql`${nights} AS nights`, raw('NULL AS free_rooms'))}
        FROM hotel h CROSS JOIN stay s ON s.hotel_id = h.id CROSS JOIN gift_fare f ON f.hotel_id = h.id AND f.nights = ${nights}
        WHERE ${all([...hotelConditions, ...sold, sql`${nights} BETWEEN s.min_nights AND s.max_nights`])}`,
    }
  }
  return {
    clauses: [],
    rows: sql`
      SELECT ${pick(sql`${stayPrice(raw('f.lowest'), raw('s.min_nights'), terms)} AS price`, sql`${promoOn(raw('f.promo'))} AS promo`, raw('s.min_nights AS nights, NULL AS free_rooms'))}
      FROM hotel h CROSS JOIN stay s ON s.hotel_id = h.id CROSS JOIN fare f ON f.hotel_id = h.id AND f.nights = s.min_nights AND ${fareFor('f', terms, now)}
      WHERE ${all([...hotelConditions, ...sold])}`,
  }
}

export function withClauses(clauses: readonly Sql[], query: Sql): Sql {
  return clauses.length === 0 ? query : sql`WITH ${join(clauses, ', ')} ${query}`
}

/** Hotels with enough rooms on every night and a minimum stay that fits. */
function openHotels(inScope: Sql, checkin: number, nights: number, terms: RoomTerms, now: Now): Sql {
  return sql`
    SELECT h.id AS hotel_id, SUM(n.price) AS night_sum, MIN(n.rooms) AS free_rooms, MAX(CASE WHEN n.day = ${checkin} THEN n.promo END) AS date_promo
    FROM hotel h CROSS JOIN night n ON n.hotel_id = h.id AND n.day BETWEEN ${checkin} AND ${checkin + nights - 1}
    WHERE ${canArrive(checkin, now)} AND ${inScope}
    GROUP BY h.id
    HAVING COUNT(*) = ${nights} AND MIN(n.rooms) >= ${terms.rooms} AND MAX(CASE WHEN n.day = ${checkin} THEN n.min_nights END) <= ${nights}`
}
