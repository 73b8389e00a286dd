import type { Market } from '../../market/markets.ts'
import { textPerMarket } from './per-market.ts'

const formatWith = (options: Intl.DateTimeFormatOptions) =>
  textPerMarket<string>((tag) => {
    const { format } = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    // Spanish has a comma after the weekday. With two of them a range of dates would be unclear.
    return (date) => firstOfMonth(format(Date.parse(date)), tag).replace(',', '')
  })

/** These functions format a date `yyyy-MM-dd`. */
export const formatShortDate = formatWith({ day: 'numeric', month: 'short' })
export const formatWeekdayDate = formatWith({ weekday: 'short', day: 'numeric', month: 'short' })
export const formatLongDate = formatWith({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
export const formatDate = formatWith({ day: 'numeric', month: 'long', year: 'numeric' })
export const formatDay = formatWith({ day: 'numeric', month: 'long' })
const formatMonthName = formatWith({ month: 'long' })
export const formatMonth = formatWith({ month: 'long', year: 'numeric' })

export const formatMonthSince = (today: string, date: string, market: Market): string =>
  (date.slice(0, 4) === today.slice(0, 4) ? formatMonthName : formatMonth)(date, market)

// French has an ordinal for the first day: "1er mai".
const firstOfMonth = (text: string, tag: string): string => (tag.startsWith('fr') ? text.replace(/\b1(?=\s\p{L})/u, '1er') : text)

const formatShortDateOfYear = formatWith({ day: 'numeric', month: 'short', year: 'numeric' })

const dayOf = (date: string, { language }: Market): string =>
  language === 'fr' && date.endsWith('-01') ? '1er' : String(Number(date.slice(8)))

/**
 * "12–14 Dec", "30 Dec 2026 – 2 Jan 2027". Not by `Intl`: its ranges have leading zeros in Italian, and its spaces beside the dash differ
 * between browsers and servers. The day comes first in every language.
 */
export function formatDateRange(from: string, to: string, market: Market): string {
  if (from === to) return formatShortDate(to, market)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf(from, market)}–${formatShortDate(to, market)}`
  const format = from.slice(0, 4) === to.slice(0, 4) ? formatShortDate : formatShortDateOfYear
  return `${format(from, market)} – ${format(to, market)}`
}
