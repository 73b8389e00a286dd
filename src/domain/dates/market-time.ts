import type { IsoDate } from '../../contract/scalars.ts'
import { orderCutOffHour } from './stay-dates.ts'

/** `timeZone`: IANA name; `instant`: epoch milliseconds, or a Date. */
const clockIn = (timeZone: string, instant: Date | number) =>
  Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(timeZone)

export const todayIn = (timeZone: string, instant: Date | number): IsoDate => clockIn(timeZone, instant).toPlainDate().toString()

/** `HH:mm`. */
export const timeIn = (timeZone: string, instant: Date | number): string =>
  clockIn(timeZone, instant).toPlainTime().toString({ smallestUnit: 'minute' })

/** 0 to 23. */
export const hourIn = (timeZone: string, instant: Date | number): number => clockIn(timeZone, instant).hour

/** ISO date and hour; the hour is 0 before the cut-off of same-day orders, then that hour, for cacheable pages. */
export interface MarketTime {
  readonly today: IsoDate
  readonly hour: number
}

export function marketTimeIn(timeZone: string, instant: Date | number): MarketTime {
  return { today: todayIn(timeZone, instant), hour: hourIn(timeZone, instant) < orderCutOffHour ? 0 : orderCutOffHour }
}
