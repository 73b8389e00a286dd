import type { IsoDate } from '../../../contract/scalars.ts'
import { type CalendarRules, type DayState, dayState, minimumStay } from '../../../domain/calendar/day-selectability.ts'
import { placeIn } from '../../../domain/calendar/selection.ts'
import { pricePerNight } from '../../../domain/pricing/price-per-night.ts'

export interface DayView {
  readonly date: IsoDate
  /** `waiting`: its month is not loaded yet. */
  readonly state: DayState | 'waiting'
  readonly place: ReturnType<typeof placeIn> | 'preview'
  /** Cents for an arrival on the day; absent if not bookable. */
  readonly perNight?: number | undefined
  /** Nights, if more than one. */
  readonly minimum?: number | undefined
  readonly best: boolean
  /** Whole percent. */
  readonly promo?: number | undefined
}

/** Returns a cell. `preview`: the hovered or focused day, as a possible check-out. */
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
