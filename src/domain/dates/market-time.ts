import type { IsoDate } from '../../contract/scalars.ts'

const inZone = (timeZone: string, instant: Date | number) =>
  Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(timeZone)

/** Returns the date in a time zone such as `Europe/Paris`. `instant`: epoch milliseconds, or a Date. */
export function todayIn(timeZone: string, instant: Date | number): IsoDate {
  return inZone(timeZone, instant).toPlainDate().toString()
}

/** Returns the hour in a time zone, 0 to 23. */
export function hourIn(timeZone: string, instant: Date | number): number {
  return inZone(timeZone, instant).hour
}
