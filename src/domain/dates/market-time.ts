import type { IsoDate } from '../../contract/scalars.ts'

const inZone = (timeZone: string, instant: Date | number) =>
  Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(timeZone)

/** The calendar day in a market's time zone (`Europe/Paris`) at an instant (a Date, or epoch milliseconds). */
export function todayIn(timeZone: string, instant: Date | number): IsoDate {
  return inZone(timeZone, instant).toPlainDate().toString()
}

/** The hour of the day, 0 to 23, in a market's time zone at an instant (a Date, or epoch milliseconds). */
export function hourIn(timeZone: string, instant: Date | number): number {
  return inZone(timeZone, instant).hour
}
