import { perMarket } from '../../../ui/format/per-market.ts'

/** A weekday's name in full, and as short as a column of the grid. */
export interface WeekdayName {
  readonly long: string
  readonly short: string
}

/** Midnight of any Monday, in milliseconds: the names are read off the seven days from it. */
const monday = Date.UTC(2024, 0, 1)
const day = 86_400_000

/** The columns of a month, Monday first, in the market's language. */
export const weekdayNames = perMarket<readonly WeekdayName[]>((tag) => {
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, column) => {
    const at = monday + column * day
    return { long: long.format(at), short: short.format(at).replace('.', '') }
  })
})
