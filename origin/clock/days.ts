import type { IsoDate } from '../../src/contract/scalars.ts'

/** Days since 1970-01-01: the unit of the tables. */
export type Day = number

const millisecondsADay = 86_400_000

export function dayOf(date: IsoDate): Day {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / millisecondsADay)
}

export function dateOf(day: Day): IsoDate {
  return new Date(day * millisecondsADay).toISOString().slice(0, 10)
}

/** Months ahead of today in which guests can arrive; that many the calendar shows. */
export const arrivalHorizon = 12

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export function weekday(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

export function monthsLater(day: Day, months: number): Day {
  const date = new Date(day * millisecondsADay)
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  return first / millisecondsADay + Math.min(date.getUTCDate(), length) - 1
}

export function firstOfMonth(month: string): Day {
  return dayOf(`${month}-01`)
}
