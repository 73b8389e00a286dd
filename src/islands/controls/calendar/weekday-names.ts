import { addDays } from '../../../domain/dates/days.ts'
import { perMarket } from '../../../ui/format/per-market.ts'

export interface WeekdayName {
  readonly long: string
  readonly short: string
}

const monday = '2024-01-01'

export const weekdayNames = perMarket<readonly WeekdayName[]>((tag) => {
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, column) => {
    const at = Date.parse(addDays(monday, column))
    return { long: long.format(at), short: short.format(at).replace('.', '') }
  })
})
