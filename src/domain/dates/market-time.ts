import type { IsoDate } from '../../contract/scalars.ts'
import { orderCutOffHour } from './stay-dates.ts'

/** `timeZone` is an IANA name, `instant` a date or epoch milliseconds. */
const clockIn = (timeZone: string, instant: Date | number) =>
  Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(timeZone)

export const todayIn = (timeZone: string, instant: Date | number): IsoDate => clockIn(timeZone, instant).toPlainDate().toString()

/** Formats as `HH:mm`. */
export const timeIn = (timeZone: string, instant: Date | number): string =>
  clockIn(timeZone, instant).toPlainTime().toString({ smallestUnit: 'minute' })

export const hourIn = (timeZone: string, instant: Date | number): number => clockIn(timeZone, instant).hour

/** The hour is that of the cut-off of same-day orders after it, and 0 before, so that a page can be cached in between. */
export interface MarketTime {
  readonly today: IsoDate
  readonly hour: number
}

export function marketTimeIn(timeZone: string, instant: Date | number): MarketTime {
  return { today: todayIn(timeZone, instant), hour: hourIn(timeZone, instant) < orderCutOffHour ? 0 : orderCutOffHour }
}
