import type { SearchQuery } from '../../src/contract/search-query.ts'
import type { Day } from '../clock/days.ts'
import { lastArrival, type Now } from '../clock/now.ts'
import { arrivalsOf, beginsWeekend, daysFrom, type SearchedArrivals } from './arrival-days.ts'

/** The gift of a beneficiary who searches a stay. */
export interface GiftTerms {
  /** Pays so many cents of a stay. */
  readonly price: number
  /** A stay can begin on this day. */
  readonly validUntil: Day
  /** Leaves out what has no date in the validity; elsewhere it comes last. */
  readonly onlyWithDates?: boolean
}

/** The days of arrival that are on sale in the validity, from tomorrow on, in ascending order. */
export function giftDays({ validUntil }: Pick<GiftTerms, 'validUntil'>, now: Now): Day[] {
  return daysFrom(now.today + 1, Math.min(validUntil, lastArrival(now)))
}

/** Days on which a weekend of the validity begins. */
export const giftWeekendDays = (gift: GiftTerms, nights: number, now: Now): Day[] =>
  giftDays(gift, now).filter((day) => beginsWeekend(day, nights))

/** Days since 1970 begin on a Thursday, weeks on a Monday. */
export const weekOf = (day: Day): number => Math.floor((day + 3) / 7)

interface GiftArrivals extends SearchedArrivals {
  /** Whether the search names them: then every result can begin on one. */
  readonly areChosen: boolean
}

/** The searched days that are in the validity, or all of them. */
export function giftArrivals(query: SearchQuery, gift: GiftTerms, now: Now): GiftArrivals {
  const days = giftDays(gift, now)
  const searched = arrivalsOf(query, now)
  if (!searched) return { days, nights: query.nights ?? 1, areChosen: false }
  const [first = Infinity, last = -Infinity] = [days[0], days.at(-1)]
  const possible = searched.days.filter((day) => day >= first && day <= last)
  // A month that the validity cuts is no longer the month whose fares are known.
  const { month, ...others } = searched
  const isWhole = possible.length === searched.days.length
  return { ...others, days: possible, ...(isWhole && month !== undefined && { month }), areChosen: true }
}
