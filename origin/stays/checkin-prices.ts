import type { D1Database } from '@cloudflare/workers-types'
import type { CheckinPrices } from '../../src/contract/beneficiary.ts'
import type { IsoDate } from '../../src/contract/scalars.ts'
import { dateOf, dayOf, firstOfMonth, monthsLater } from '../clock/days.ts'
import { lastArrival, type Now } from '../clock/now.ts'
import { fittingTerms, type Guests } from '../pricing/guests.ts'
import { arrivals } from './arrivals.ts'
import { isOnSale, roomFacts, type Stay } from './stay.ts'

export interface CheckinPricesRequest extends Guests {
  readonly month: string
  /** In months. */
  readonly length: number
  readonly nights: number
  readonly validUntil: IsoDate
}

/** Returns the days on which a beneficiary can arrive, from tomorrow until the end of the validity, with the price before the gift. */
export async function checkinPrices(
  db: Pick<D1Database, 'prepare'>,
  stay: Stay,
  { month, length, nights, validUntil, ...guests }: CheckinPricesRequest,
  now: Now,
): Promise<CheckinPrices> {
  if (!isOnSale(stay, now.today)) return {}
  const first = Math.max(firstOfMonth(month), now.today + 1)
  const last = Math.min(monthsLater(firstOfMonth(month), length) - 1, dayOf(validUntil), lastArrival(now))
  const terms = fittingTerms(guests, roomFacts(stay).maxCapacity)
  const list = await arrivals(db, stay.facts.id, terms, first, last + 1, nights)
  return Object.fromEntries(
    list.map(({ day, minNights, price }) => [dateOf(day), { day: dateOf(day), minLos: minNights, displayTotalPrice: price }]),
  )
}
