import type { IsoDate } from '../../../contract/scalars.ts'
import { type CalendarRules, type DayState, dayState, minimumStay } from '../../../domain/calendar/day-selectability.ts'
import { placeIn } from '../../../domain/calendar/selection.ts'
import { pricePerNight } from '../../../domain/pricing/price-per-night.ts'

/** One cell of the calendar, before it is put into words. */
export interface DayView {
  readonly date: IsoDate
  /** `waiting`: its month is not loaded yet. */
  readonly state: DayState | 'waiting'
  readonly place: ReturnType<typeof placeIn> | 'preview'
  /** Cents per night for an arrival on the day; absent where it cannot be booked. */
  readonly perNight?: number | undefined
  /** Nights, when an arrival on the day must stay longer than one. */
  readonly minimum?: number | undefined
  readonly best: boolean
  /** Whole percent. */
  readonly promo?: number | undefined
}

/** What the calendar shows of a day. `preview` is the day that a pointer or the focus proposes as check-out. */
export function dayView(
  date: IsoDate,
  rules: CalendarRules,
  best: ReadonlySet<IsoDate>,
  waiting: boolean,
  preview: IsoDate | undefined,
): DayView {
  const state = dayState(date, rules)
  const known = waiting || state === 'past' || state === 'cutOff' ? undefined : rules.days?.[date]
  const { selection } = rules
  const previewed = selection.phase === 'checkin' && preview !== undefined && date > selection.checkin && date <= preview
  return {
    date,
    state: waiting && (state === 'selectable' || state === 'unavailable') ? 'waiting' : state,
    place: previewed ? 'preview' : placeIn(selection, date),
    perNight: known && pricePerNight(known.amount, known.minLos),
    minimum: known && minimumStay(date, rules.days),
    best: known !== undefined && best.has(date),
    promo: known?.promo || undefined,
  }
}
