import type { D1Database } from '@cloudflare/workers-types'
import type { Now } from '../clock/now.ts'
import { raw, row, rows, sql, type Sql } from '../database/sql.ts'
import { fareFor } from '../pricing/fares.ts'
import { couple, fittingTerms, termsOf, type Guests, type RoomTerms } from '../pricing/guests.ts'
import { promoOn, stayPrice } from '../pricing/rule.ts'
import { roomFacts, type Stay } from './stay.ts'

type Db = Pick<D1Database, 'prepare'>

export interface FromPrice {
  /** In cents, for all guests and the fewest nights. */
  readonly price: number
  readonly promo: number
}

const lowest = (terms: RoomTerms, now: Now, condition: Sql): Sql => sql`
  SELECT s.id, ${stayPrice(raw('f.lowest'), raw('s.min_nights'), terms)} AS price, ${promoOn(raw('f.promo'))} AS promo
  FROM product s JOIN fare f ON f.hotel_id = s.hotel_id AND f.nights = s.min_nights AND ${fareFor('f', terms, now)}
  WHERE ${condition} AND s.max_capacity >= ${terms.guestsARoom}`

/** Returns undefined when no day of the calendar is left for these guests. */
export function fromPriceOf(db: Db, stay: Stay, guests: Guests, now: Now): Promise<FromPrice | undefined> {
  const terms = fittingTerms(guests, roomFacts(stay).maxCapacity)
  return row<FromPrice>(db, lowest(terms, now, sql`s.id = ${stay.facts.id}`))
}

export interface HotelPrice extends FromPrice {
  readonly hotel: number
  readonly nights: number
}

/** Of each hotel, the stay of the fewest nights that costs least for two. Hotels that sell nothing have no price. */
export function hotelPrices(db: Db, hotels: readonly number[], now: Now): Promise<HotelPrice[]> {
  const terms = termsOf(couple)
  const price = stayPrice(raw('f.lowest'), raw('s.min_nights'), terms)
  return rows<HotelPrice>(
    db,
    sql`SELECT s.hotel_id AS hotel, MIN(${price}) AS price, ${promoOn(raw('f.promo'))} AS promo, s.min_nights AS nights
      FROM stay s JOIN fare f ON f.hotel_id = s.hotel_id AND f.nights = s.min_nights AND ${fareFor('f', terms, now)}
      WHERE s.hotel_id IN (SELECT value FROM json_each(${JSON.stringify(hotels)})) AND s.published AND s.expires IS NULL AND s.max_capacity >= ${terms.guestsARoom}
      GROUP BY s.hotel_id`,
  )
}

/** Returns the lowest prices for two of a stay and of its products with extras, by id, in cents. */
export async function productPrices(db: Db, base: number, now: Now): Promise<ReadonlyMap<number, number>> {
  const found = await rows<FromPrice & { id: number }>(db, lowest(termsOf(couple), now, sql`s.base = ${base}`))
  return new Map(found.map(({ id, price }) => [id, price]))
}
