import { sql, type Sql } from '../database/sql.ts'
import type { RoomTerms, TermsByStay } from './guests.ts'

/**
 * The price of a stay, in cents, as SQL over an alias `s` of `stay`: the one place where it is computed.
 * `nightSum` is the sum of the hotel's night prices, `nights` their number, both SQL.
 *
 *     room      night sum × the room's rate × the guests' rate
 *     breakfast a night and portion
 *     extras    per person (half for a child) and per room
 *
 * rounded up to whole euros.
 */
export function stayPrice(nightSum: Sql, nights: Sql, guests: Pick<RoomTerms | TermsByStay, 'rooms' | 'rate' | 'halves'>): Sql {
  const room = sql`(${nightSum}) * s.room_rate * ${guests.rate} / 1000000`
  const portions = sql`(${nights} * s.breakfast + s.per_person) * ${guests.halves} / 2`
  return sql`((${room} + ${portions} + s.per_room * ${guests.rooms} + 99) / 100 * 100)`
}

/** Returns the price without the promotion (whole percent), in cents of whole euros, or undefined without a promotion. */
export function referencePrice(sellPrice: number, promo: number): number | undefined {
  if (promo <= 0 || promo >= 100) return undefined
  const reference = Math.ceil(sellPrice / (100 - promo)) * 100
  return reference > sellPrice ? reference : undefined
}

export function percentOff(sellPrice: number, reference: number): number {
  return Math.floor(((reference - sellPrice) * 100) / reference)
}

/** The promotions of a stay and of a date add up to this at most, in percent. */
export const highestPromo = 50

export const promoOn = (datePromo: Sql): Sql => sql`MIN(s.promo + ${datePromo}, ${highestPromo})`
