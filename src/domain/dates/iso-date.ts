import type { IsoDate } from '../../contract/scalars.ts'

/** Milliseconds: plain dates are UTC, where every day is as long. */
const day = 86_400_000

/** From year 1000 on; `Date` changes a day that does not exist. */
export function isIsoDate(text: string): boolean {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(8))
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

/** Negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / day
}

/** 1 Monday … 7 Sunday. */
export function weekday(date: IsoDate): number {
  return new Date(date).getUTCDay() || 7
}
