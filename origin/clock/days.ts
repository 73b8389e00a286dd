import { Temporal } from 'temporal-polyfill'
import type { IsoDate } from '../../src/contract/scalars.ts'

/** Days since 1970-01-01, which is the unit of the tables and of loops over a year. */
export type Day = number

const millisecondsADay = 86_400_000

export function dayOf(date: IsoDate): Day {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / millisecondsADay)
}

export function dateOf(day: Day): IsoDate {
  return new Date(day * millisecondsADay).toISOString().slice(0, 10)
}

/** `month` is 1 to 12, and `date` is 1 to 31. */
export function calendarDayOf(day: Day): { readonly year: number; readonly month: number; readonly date: number } {
  const [year = 0, month = 0, date = 0] = dateOf(day).split('-').map(Number)
  return { year, month, date }
}

/** Guests can arrive within so many months from today, and the calendar shows as many. */
export const arrivalHorizon = 12

/** Returns the ISO weekday, where 1 is Monday and 7 is Sunday. */
export function weekday(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** In a shorter month the result is its last day. */
export function monthsLater(day: Day, months: number): Day {
  return dayOf(Temporal.PlainDate.from(dateOf(day)).add({ months }).toString())
}

export function firstOfMonth(month: string): Day {
  return dayOf(`${month}-01`)
}
