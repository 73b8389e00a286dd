import type { D1Database } from '@cloudflare/workers-types'
import type { Availabilities, AvailabilityDay } from '../../src/contract/availability.ts'
import { dateOf, firstOfMonth, monthsLater } from '../clock/days.ts'
import { firstArrival, lastArrival, type Now } from '../clock/now.ts'
import { percentOff, referencePrice } from '../pricing/rule.ts'
import { fittingTerms, type Guests } from '../pricing/guests.ts'
import { arrivals, type Arrival } from '../stays/arrivals.ts'
import { bestArrivals, perNight } from '../stays/month.ts'
import { soldStays } from './sold-stays.ts'

type Db = Pick<D1Database, 'prepare'>

export interface AvailabilityRequest extends Guests {
  readonly month: string
  readonly length: number
  readonly weekend?: number | undefined
}

/** Returns the days on which the guests can arrive, each with the price of its shortest stay, the lowest one of several stays. */
export async function availabilities(db: Db, hotel: number, request: AvailabilityRequest, now: Now): Promise<Availabilities> {
  const stays = await soldStays(db, hotel, request.weekend, now)
  const month = firstOfMonth(request.month)
  const first = Math.max(month, firstArrival(now))
  const until = Math.min(monthsLater(month, request.length), lastArrival(now) + 1)
  const lists = await Promise.all(stays.map((stay) => arrivals(db, stay.id, fittingTerms(request, stay.max_capacity), first, until)))
  const list = lowestByDay(lists.flat())
  const best = new Set(bestArrivals(list))
  return {
    days: Object.fromEntries(list.map((arrival) => [dateOf(arrival.day), dayOf(arrival, best.has(arrival))])),
    until: dateOf(lastArrival(now) + 1),
  }
}

function lowestByDay(list: readonly Arrival[]): Arrival[] {
  const cheapestFirst = list.toSorted((a, b) => a.price - b.price || a.nights - b.nights)
  return [...Map.groupBy(cheapestFirst, ({ day }) => day).values()].flatMap(([lowest]) => lowest ?? []).toSorted((a, b) => a.day - b.day)
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
