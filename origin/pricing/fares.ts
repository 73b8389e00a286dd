import { firstArrival, type Now } from '../clock/now.ts'
import { raw, sql, type Sql } from '../database/sql.ts'
import type { RoomTerms, TermsByStay } from './guests.ts'

/** These numbers of nights have a row in `fare`: every stay's fewest nights are among them. */
export const fareNights = [1, 2, 3] as const

/** No search needs more rooms: twenty adults and ten children in doubles. */
export const fareRooms = 15

/** Returns a condition on an alias of `fare`: the lowest sums of nights for these rooms, of the arrivals that are still possible. */
export function fareFor(alias: string, { rooms }: Pick<RoomTerms | TermsByStay, 'rooms'>, now: Now): Sql {
  return sql`${raw(alias)}.rooms = ${rooms} AND ${raw(alias)}.late = (SELECT ${firstArrival(now)} > first_day FROM edition)`
}

/** Whether a stay or a product can be booked for some night, by two guests at least. */
export function isSold(alias: string): Sql {
  return sql`EXISTS (
    SELECT 1 FROM fare any_fare
    WHERE any_fare.hotel_id = ${raw(alias)}.hotel_id AND any_fare.nights = ${raw(alias)}.min_nights AND any_fare.rooms = 1 AND any_fare.late = 0
  )`
}
