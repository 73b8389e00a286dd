import type { IsoDate } from '../../../contract/scalars.ts'
import { type CalendarRules, type DayState, dayState, minimumStay } from '../../../domain/calendar/day-selectability.ts'
import { dayPrice } from '../../../domain/calendar/day-price.ts'
import { placeIn } from '../../../domain/calendar/selection.ts'

export interface DayView {
  readonly date: IsoDate
  /** `waiting`: its month is not loaded. */
  readonly state: DayState | 'waiting'
  readonly place: ReturnType<typeof placeIn> | 'preview'
  /** Cents of the shortest stay from the day, after a check-in until the day; absent if not bookable or unknown. */
  readonly amount?: number | undefined
  /** Nights of that stay. */
  readonly nights?: number | undefined
  /** `nights` differs from the legend. */
  readonly marked: boolean
  /** Nights, if more than one, before a check-in. */
  readonly minimum?: number | undefined
  readonly best: boolean
  /** Whole percent. */
  readonly promo?: number | undefined
}

/** `usual`: the nights of the legend. `preview`: the hovered or focused day. */
export function dayView(
  date: IsoDate,
  rules: CalendarRules,
  best: ReadonlySet<IsoDate>,
  usual: number | undefined,
  waiting: boolean,
  preview: IsoDate | undefined,
): DayView {
  const state = dayState(date, rules)
  const { selection } = rules
  const departing = selection.phase === 'checkin'
  const known = waiting || departing || state === 'past' || state === 'cutOff' ? undefined : rules.days?.[date]
  const price = known || (departing && state === 'selectable') ? dayPrice(date, rules) : undefined
  const previewed = selection.phase === 'checkin' && preview !== undefined && date > selection.checkin && date <= preview
  return {
    date,
    state: waiting && (state === 'selectable' || state === 'unavailable') ? 'waiting' : state,
    place: previewed ? 'preview' : placeIn(selection, date),
    amount: price?.amount,
    nights: price?.nights,
    marked: known !== undefined && known.minLos !== usual,
    minimum: known && minimumStay(date, rules.days),
    best: known !== undefined && best.has(date),
    promo: known?.promo || undefined,
  }
}
