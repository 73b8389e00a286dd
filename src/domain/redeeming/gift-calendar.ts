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
  /** For one night Friday's or Saturday's. One for the nights of the gift comes before one for more, and the cheaper one first. */
  readonly day: IsoDate
  readonly arrival: GiftDay
}

/** In cents. */
const costOf = (day: GiftDay): number => (day.status === 'supplement' ? day.supplement : 0)

const ranks = { asAsked: 0, longer: 1, notAvailable: 2 } as const

function rankOf(day: GiftDay, nights: number): number {
  if (day.status === 'notAvailable') return ranks.notAvailable
  return day.nights > nights ? ranks.longer : ranks.asAsked
}

/** The weekends between two days, both included, by month. */
export function weekendsByMonth(
  gift: GiftPrices,
  { from, until }: { readonly from: IsoDate; readonly until: IsoDate },
): ReadonlyMap<IsoMonth, readonly GiftWeekend[]> {
  const first = addDays(from, (friday - weekday(from) + 7) % 7)
  const weeks = first > until ? 0 : Math.floor(daysBetween(first, until) / 7) + 1
  const weekends = Array.from({ length: weeks }, (_, week): GiftWeekend => {
    const day = addDays(first, week * 7)
    const days = gift.nights === 1 ? [day, addDays(day, 1)] : [day]
    const arrivals = days.filter((each) => each <= until).map((each) => ({ friday: day, day: each, arrival: giftDay(gift, each) }))
    const [best] = arrivals.toSorted(
      ({ arrival: a }, { arrival: b }) => rankOf(a, gift.nights) - rankOf(b, gift.nights) || costOf(a) - costOf(b),
    )
    return best ?? { friday: day, day, arrival: { status: 'notAvailable' } }
  })
  return Map.groupBy(weekends, (weekend) => monthOf(weekend.friday))
}

const proposals = 3

/** The possible days that are nearest to one that is not, in order. Of two at the same distance the later one comes first. */
export function nearestDays(gift: GiftPrices, day: IsoDate): ReturnType<typeof possibleDays> {
  return possibleDays(gift)
    .toSorted((a, b) => Math.abs(daysBetween(day, a.day)) - Math.abs(daysBetween(day, b.day)) || b.day.localeCompare(a.day))
    .slice(0, proposals)
    .toSorted((a, b) => a.day.localeCompare(b.day))
}
