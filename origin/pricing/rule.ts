import { raw, sql, type Sql } from '../database/sql.ts'
import type { PartyTerms } from './party.ts'

/**
 * The price of a stay, in cents, as SQL over an alias `s` of `stay`: the one place where it is computed.
 * `nightSum` is the sum of the hotel's night prices, `nights` their number, both SQL.
 *
 *     room      night sum × the room's rate × the party's rate
 *     breakfast a night and portion
 *     extras    per person (half for a child) and per room
 *
 * rounded up to whole euros.
 */
export function stayPrice(nightSum: Sql, nights: Sql, party: PartyTerms): Sql {
  const room = sql`(${nightSum}) * s.room_rate * ${party.rate} / 1000000`
  const portions = sql`(${nights} * s.breakfast + s.per_person) * ${party.halves} / 2`
  return sql`((${room} + ${portions} + s.per_room * ${party.rooms} + 99) / 100 * 100)`
}

/**
 * What a stay would cost without its promotion, in cents, whole euros; undefined where there is none.
 * `promo` is the percentage the catalogue took off.
 */
export function referencePrice(sellPrice: number, promo: number): number | undefined {
  if (promo <= 0 || promo >= 100) return undefined
  const reference = Math.ceil(sellPrice / (100 - promo)) * 100
  return reference > sellPrice ? reference : undefined
}

/** Whole percent between two amounts, rounded down: a claim never says more than there is. */
export function percentOff(sellPrice: number, reference: number): number {
  return Math.floor(((reference - sellPrice) * 100) / reference)
}

/** The highest promotion a price can carry, percent: the stay's own and the date's add up to it. */
export const highestPromo = 50

/** The promotion of a stay on an arrival date, in SQL over `s` and the date's own percentage. */
export const promoOn = (datePromo: Sql): Sql => sql`MIN(s.promo + ${datePromo}, ${highestPromo})`

/** A stay's promotion when no date is chosen. */
export const promoWithoutDate: Sql = raw('s.promo')
