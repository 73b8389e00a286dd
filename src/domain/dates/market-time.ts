import type { IsoDate } from '../../contract/scalars.ts'

/** `timeZone`: IANA name; `instant`: epoch milliseconds, or a Date. */
const clockIn = (timeZone: string, instant: Date | number) =>
  Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(timeZone)

export const todayIn = (timeZone: string, instant: Date | number): IsoDate => clockIn(timeZone, instant).toPlainDate().toString()

/** `HH:mm`. */
export const timeIn = (timeZone: string, instant: Date | number): string =>
  clockIn(timeZone, instant).toPlainTime().toString({ smallestUnit: 'minute' })

/** 0 to 23. */
export const hourIn = (timeZone: string, instant: Date | number): number => clockIn(timeZone, instant).hour
