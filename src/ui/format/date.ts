import type { Market } from '../../market/markets.ts'
import { textPerMarket } from './per-market.ts'

const formatWith = (options: Intl.DateTimeFormatOptions) =>
  textPerMarket<string>((tag) => {
    const { format } = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    // Spanish has a comma after the weekday: two make a range unclear.
    return (date) => firstOfMonth(format(Date.parse(date)), tag).replace(',', '')
  })

/** Of `yyyy-MM-dd`. */
export const formatShortDate = formatWith({ day: 'numeric', month: 'short' })
export const formatWeekdayDate = formatWith({ weekday: 'short', day: 'numeric', month: 'short' })
export const formatLongDate = formatWith({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
export const formatDate = formatWith({ day: 'numeric', month: 'long', year: 'numeric' })
export const formatDay = formatWith({ day: 'numeric', month: 'long' })
const formatMonthName = formatWith({ month: 'long' })
export const formatMonth = formatWith({ month: 'long', year: 'numeric' })

/** Without the year of `today`. */
export const formatMonthSince = (today: string, date: string, market: Market): string =>
  (date.slice(0, 4) === today.slice(0, 4) ? formatMonthName : formatMonth)(date, market)

// French has an ordinal: "1er mai".
const firstOfMonth = (text: string, tag: string): string => (tag.startsWith('fr') ? text.replace(/\b1(?=\s\p{L}|–)/u, '1er') : text)

const ranges = textPerMarket<string>((tag) => {
  const range = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (dates) => {
    const [from = NaN, to = NaN] = dates.split(' ').map(Date.parse)
    // Italian ranges have no leading zeros either.
    return firstOfMonth(range.formatRange(from, to).replaceAll(/\b0(?=\d)/g, ''), tag)
  }
})

/** "12–14 Dec". */
export const formatDateRange = (from: string, to: string, market: Market): string => ranges(`${from} ${to}`, market)
