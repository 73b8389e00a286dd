import { perMarket } from '../../../ui/format/per-market.ts'

export interface WeekdayName {
  readonly long: string
  readonly short: string
}

/** Epoch milliseconds of a Monday. */
const monday = Date.UTC(2024, 0, 1)
const day = 86_400_000

export const weekdayNames = perMarket<readonly WeekdayName[]>((tag) => {
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, column) => {
    const at = monday + column * day
    return { long: long.format(at), short: short.format(at).replace('.', '') }
  })
})
