import type { Day } from '../clock/days.ts'
import { all, join, raw, sql, type Sql } from '../database/sql.ts'
import type { RoomTerms } from './guests.ts'

/**
 * Consecutive nights of the hotel `h.id` from each of some arrivals, as joins of `night n1`, `n2` … and two expressions: enough rooms on
 * every night, and the minimum stay of the arrival.
 */
export interface NightRun {
  readonly joins: Sql
  readonly nightSum: Sql
  readonly rooms: Sql
}

export function nightRun(days: readonly Day[], nights: number, { rooms }: Pick<RoomTerms, 'rooms'>): NightRun {
  const following = Array.from({ length: nights - 1 }, (_, index) => index + 2)
  const next = (nth: number): Sql =>
    sql`CROSS JOIN night ${raw(`n${nth}`)} ON ${raw(`n${nth}.hotel_id`)} = n1.hotel_id AND ${raw(`n${nth}.day`)} = n1.day + ${nth - 1} AND ${raw(`n${nth}.rooms`)} >= ${rooms}`
  const every = (column: string): Sql[] => [1, ...following].map((nth) => raw(`n${nth}.${column}`))
  return {
    joins: join(
      [
        sql`CROSS JOIN night n1 ON n1.hotel_id = h.id AND ${all([arrivesOn(days), sql`n1.rooms >= ${rooms}`, sql`n1.min_nights <= ${nights}`])}`,
        ...following.map(next),
      ],
      ' ',
    ),
    nightSum: sql`(${join(every('price'), ' + ')})`,
    rooms: nights === 1 ? raw('n1.rooms') : sql`MIN(${join(every('rooms'), ', ')})`,
  }
}

function arrivesOn(days: readonly Day[]): Sql {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return raw('0')
  if (last - first === days.length - 1) return sql`n1.day BETWEEN ${first} AND ${last}`
  return sql`n1.day IN (${join(
    days.map((day) => sql`${day}`),
    ', ',
  )})`
}
