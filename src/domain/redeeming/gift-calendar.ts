import type { CheckinPrices } from '../../contract/beneficiary.ts'
import type { IsoDate, IsoMonth } from '../../contract/scalars.ts'
import { addDays, daysBetween, monthOf, weekday } from '../dates/days.ts'
import { type Redeeming, supplementOf } from './redeeming.ts'

/** A day of arrival for the holder of a gift (B3.60). `nights` may be more than were asked for. */
export type GiftDay =
  | { readonly status: 'included'; readonly nights: number }
  /** In cents. */
  | { readonly status: 'supplement'; readonly nights: number; readonly supplement: number }
  | { readonly status: 'notAvailable' }

/** Prices are those of a number of nights and of guests. */
export interface GiftPrices {
  readonly prices: CheckinPrices
  readonly nights: number
  /** In cents: what the gift pays. */
  readonly value: Redeeming['value']
}

export function giftDay({ prices, nights: asked, value }: GiftPrices, day: IsoDate): GiftDay {
  const found = prices[day]
  if (!found) return { status: 'notAvailable' }
  const nights = Math.max(asked, found.minLos)
  const supplement = supplementOf(found.displayTotalPrice, { value })
  return supplement === 0 ? { status: 'included', nights } : { status: 'supplement', nights, supplement }
}

/** The days on which somebody can arrive, in order. */
export function possibleDays(gift: GiftPrices): readonly (Exclude<GiftDay, { status: 'notAvailable' }> & { readonly day: IsoDate })[] {
  return Object.keys(gift.prices)
    .toSorted()
    .flatMap((day) => {
      const found = giftDay(gift, day)
      return found.status === 'notAvailable' ? [] : [{ ...found, day }]
    })
}

const friday = 5

export interface GiftWeekend {
  readonly friday: IsoDate
  /** The arrival that costs the least: for one night also that of Saturday. */
  readonly day: IsoDate
  readonly arrival: GiftDay
}

/** What a day costs, in cents; a day that is not available costs more than any. */
const costOf = (day: GiftDay): number => (day.status === 'included' ? 0 : day.status === 'supplement' ? day.supplement : Infinity)

/** The weekends between two days, both included, by month. A weekend without an arrival for these nights is not available. */
export function weekendsByMonth(
  gift: GiftPrices,
  { from, until }: { readonly from: IsoDate; readonly until: IsoDate },
): ReadonlyMap<IsoMonth, readonly GiftWeekend[]> {
  const first = addDays(from, (friday - weekday(from) + 7) % 7)
  const weeks = first > until ? 0 : Math.floor(daysBetween(first, until) / 7) + 1
  const weekends = Array.from({ length: weeks }, (_, week): GiftWeekend => {
    const day = addDays(first, week * 7)
    const days = gift.nights === 1 ? [day, addDays(day, 1)] : [day]
    const arrivals = days.filter((each) => each <= until).map((each) => ({ friday: day, day: each, arrival: exactly(gift, each) }))
    return (
      arrivals.toSorted((a, b) => costOf(a.arrival) - costOf(b.arrival))[0] ?? { friday: day, day, arrival: { status: 'notAvailable' } }
    )
  })
  return Map.groupBy(weekends, (weekend) => monthOf(weekend.friday))
}

function exactly(gift: GiftPrices, day: IsoDate): GiftDay {
  const found = giftDay(gift, day)
  return found.status !== 'notAvailable' && found.nights > gift.nights ? { status: 'notAvailable' } : found
}

const proposals = 3

/** The possible days that are nearest to one that is not, in order. Of two at the same distance the later one comes first. */
export function nearestDays(gift: GiftPrices, day: IsoDate): ReturnType<typeof possibleDays> {
  return possibleDays(gift)
    .toSorted((a, b) => Math.abs(daysBetween(day, a.day)) - Math.abs(daysBetween(day, b.day)) || b.day.localeCompare(a.day))
    .slice(0, proposals)
    .toSorted((a, b) => a.day.localeCompare(b.day))
}
