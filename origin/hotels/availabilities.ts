import type { D1Database } from '@cloudflare/workers-types'
import type { Availabilities, AvailabilityDay } from '../../src/contract/availability.ts'
import { dateOf, firstOfMonth, monthsLater } from '../clock/days.ts'
import { firstArrival, type Now } from '../clock/now.ts'
import { row, sql } from '../database/sql.ts'
import { notFound } from '../http/refusal.ts'
import { percentOff, referencePrice } from '../pricing/rule.ts'
import { fittingTerms, type Guests } from '../pricing/guests.ts'
import { arrivals, type Arrival } from '../stays/arrivals.ts'
import { bestDays, perNight } from '../stays/month.ts'

type Db = Pick<D1Database, 'prepare'>

export interface AvailabilityRequest extends Guests {
  readonly month: string
  readonly length: number
  /** The stay of the prices; the hotel's cheapest by default. */
  readonly weekend?: number | undefined
}

/** Days on which the guests can arrive, with their prices. */
export async function availabilities(db: Db, hotel: number, request: AvailabilityRequest, now: Now): Promise<Availabilities> {
  const edition = await row<{ until_day: number }>(db, sql`SELECT until_day FROM edition`)
  const horizon = edition?.until_day ?? now.today
  const stay = await stayFor(db, hotel, request.weekend, now)
  const first = firstOfMonth(request.month)
  const until = Math.min(monthsLater(first, request.length), horizon)
  const list =
    stay === undefined
      ? []
      : await arrivals(db, stay.id, fittingTerms(request, stay.max_capacity), Math.max(first, firstArrival(now)), until)
  const best = bestDays(list)
  return {
    days: Object.fromEntries(list.map((arrival) => [dateOf(arrival.day), dayOf(arrival, best.has(arrival.day))])),
    until: dateOf(horizon),
  }
}

interface Calendar {
  readonly id: number
  readonly max_capacity: number
}

/** The requested stay of the hotel, or its cheapest on sale; undefined when none is on sale. */
async function stayFor(db: Db, hotel: number, weekend: number | undefined, now: Now): Promise<Calendar | undefined> {
  const known = await row<{ id: number }>(db, sql`SELECT id FROM hotel WHERE id = ${hotel}`)
  if (!known) throw notFound('hotel')
  const onSale = sql`hotel_id = ${hotel} AND published AND (expires IS NULL OR expires >= ${now.today})`
  if (weekend !== undefined) {
    const requested = await row<Calendar & { sold: number }>(
      db,
      sql`SELECT id, max_capacity, ${onSale} AS sold FROM product WHERE id = ${weekend} AND hotel_id = ${hotel}`,
    )
    if (!requested) throw notFound('stay')
    return requested.sold ? requested : undefined
  }
  return row<Calendar>(
    db,
    sql`SELECT id, max_capacity FROM stay WHERE ${onSale} AND best_nights IS NOT NULL ORDER BY best_nights * room_rate / min_nights + per_person, id LIMIT 1`,
  )
}

function dayOf(arrival: Arrival, best: boolean): AvailabilityDay {
  const reference = referencePrice(arrival.price, arrival.promo)
  return {
    price: perNight(arrival),
    amount: arrival.price,
    minLos: arrival.nights,
    ...(reference === undefined ? {} : { promo: percentOff(arrival.price, reference) }),
    ...(best ? { bestPriceOfTheMonth: true } : {}),
    availableRooms: arrival.rooms,
  }
}
