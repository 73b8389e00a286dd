import type { IsoDate } from '../../../contract/scalars.ts'
import { type CalendarRules, type DayState, dayState, minimumStay } from '../../../domain/calendar/day-selectability.ts'
import { dayPrice } from '../../../domain/calendar/day-price.ts'
import { placeIn } from '../../../domain/calendar/selection.ts'

export interface DayView {
  readonly date: IsoDate
  /** `waiting` while its month is not loaded. */
  readonly state: DayState | 'waiting'
  readonly place: ReturnType<typeof placeIn> | 'preview'
  /** Price of the shortest stay from the day, or once a check-in is chosen of the stay until the day. Absent where it is unknown. */
  readonly amountCents?: number | undefined
  readonly nights?: number | undefined
  /** Whether the price is for other nights than most, so that the day names them. */
  readonly marked: boolean
  /** The fewest nights from the day, if more than one. */
  readonly minimum?: number | undefined
  readonly best: boolean
  readonly promoPercent?: number | undefined
}

/** What a day shows. `preview` is the hovered or focused day, until which a stay is marked once its check-in is chosen. */
export function dayView(
  date: IsoDate,
  rules: CalendarRules,
  best: ReadonlySet<IsoDate>,
  commonNights: number | undefined,
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
    amountCents: price?.amount,
    nights: price?.nights,
    marked: known !== undefined && known.minLos !== commonNights,
    minimum: known && minimumStay(date, rules.days),
    best: known !== undefined && best.has(date),
    promoPercent: known?.promo || undefined,
  }
}
