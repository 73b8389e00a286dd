import type { Market } from '../../market/markets.ts'
import { perMarket } from './per-market.ts'

const of = (options: Intl.DateTimeFormatOptions) => {
  const formatters = perMarket((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))
  return (date: string, market: Market): string => formatters(market).format(Date.parse(`${date}T00:00Z`))
}

/** Forms of a plain date (`yyyy-MM-dd`), in the market's language. */
export const shortDate = of({ day: 'numeric', month: 'short' })
export const weekdayDate = of({ weekday: 'short', day: 'numeric', month: 'short' })
export const longDate = of({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
export const plainDate = of({ day: 'numeric', month: 'long', year: 'numeric' })
export const monthName = of({ month: 'long', year: 'numeric' })

const ranges = perMarket((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }))

/** Two plain dates in one phrase: "12–14 Dec". */
export const dateRange = (from: string, to: string, market: Market): string =>
  ranges(market).formatRange(Date.parse(`${from}T00:00Z`), Date.parse(`${to}T00:00Z`))
