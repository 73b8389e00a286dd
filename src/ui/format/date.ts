import type { Market } from '../../market/markets.ts'
import { perMarket } from './per-market.ts'

const formatWith = (options: Intl.DateTimeFormatOptions) => {
  const formatters = perMarket((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))
  // Spanish has a comma after the weekday: two of them make a range unclear.
  return (date: string, market: Market): string =>
    firstOfMonth(formatters(market).format(Date.parse(`${date}T00:00Z`)), market).replace(',', '')
}

/** Date formats of a plain date (`yyyy-MM-dd`) in the market's language. */
export const formatShortDate = formatWith({ day: 'numeric', month: 'short' })
export const formatWeekdayDate = formatWith({ weekday: 'short', day: 'numeric', month: 'short' })
export const formatLongDate = formatWith({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
export const formatDate = formatWith({ day: 'numeric', month: 'long', year: 'numeric' })
const formatMonthName = formatWith({ month: 'long' })
export const formatMonth = formatWith({ month: 'long', year: 'numeric' })

/** Formats the month of a plain date; without its year in the year of `today`. */
export const formatMonthSince = (today: string, date: string, market: Market): string =>
  (date.slice(0, 4) === today.slice(0, 4) ? formatMonthName : formatMonth)(date, market)

const ranges = perMarket((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }))

// French writes the first day of a month as an ordinal: "1er mai".
export function firstOfMonth(text: string, { tag }: Market): string {
  return tag.startsWith('fr') ? text.replace(/\b1(?=\s\p{L}|–)/u, '1er') : text
}

/** "12–14 Dec". Italian ranges have no leading zeros either. */
export function formatDateRange(from: string, to: string, market: Market): string {
  const range = ranges(market).formatRange(Date.parse(`${from}T00:00Z`), Date.parse(`${to}T00:00Z`))
  return firstOfMonth(range.replaceAll(/\b0(?=\d)/g, ''), market)
}
