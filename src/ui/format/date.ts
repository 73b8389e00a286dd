import type { Market } from '../../market/markets.ts'
import { needsYear } from './assumed-year.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { writtenDate } from '../../domain/dates/written-date.ts'
import { textPerMarket } from './per-market.ts'

const formatWith = (options: Intl.DateTimeFormatOptions) =>
  textPerMarket<string>((tag) => {
    const { format } = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    return (date) => writtenDate(format(Date.parse(date)), tag)
  })

/** These functions format a date `yyyy-MM-dd`. */
export const formatShortDate = formatWith({ day: 'numeric', month: 'short' })
export const formatWeekdayDate = formatWith({ weekday: 'short', day: 'numeric', month: 'short' })
const formatWeekdayDateOfYear = formatWith({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
export const formatLongDate = formatWith({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
export const formatDate = formatWith({ day: 'numeric', month: 'long', year: 'numeric' })
export const formatDay = formatWith({ day: 'numeric', month: 'long' })
const formatMonthName = formatWith({ month: 'long' })
export const formatMonth = formatWith({ month: 'long', year: 'numeric' })

export const formatMonthSince = (today: string, date: string, market: Market): string =>
  (date.slice(0, 4) === today.slice(0, 4) ? formatMonthName : formatMonth)(date, market)

const formatShortDateOfYear = formatWith({ day: 'numeric', month: 'short', year: 'numeric' })

const dayOf = (date: string, { language }: Market): string =>
  language === 'fr' && date.endsWith('-01') ? '1er' : String(Number(date.slice(8)))

/** "Fri 26 Nov", or with its year where a reader would take it for another day. */
export function formatNearDate(date: string, today: string, market: Market): string {
  return (needsYear(date, today) ? formatWeekdayDateOfYear : formatWeekdayDate)(date, market)
}

/** How the two ends of a range are written: one year is named once, and only where a reader would assume another. */
function ofEnds<Format>(from: string, to: string, today: string | undefined, plain: Format, ofYear: Format): readonly [Format, Format] {
  if (from.slice(0, 4) !== to.slice(0, 4)) return [ofYear, ofYear]
  const isFar = today !== undefined && [from, to].some((date) => needsYear(date, today))
  return [plain, isFar ? ofYear : plain]
}

/** "Fri 26 Nov" and "Sun 28 Nov 2027". */
export function formatStayDates({ checkin, checkout }: StayDates, today: string, market: Market): readonly [from: string, to: string] {
  const [first, last] = ofEnds(checkin, checkout, today, formatWeekdayDate, formatWeekdayDateOfYear)
  return [first(checkin, market), last(checkout, market)]
}

/**
 * "12–14 Dec", "30 Dec 2026 – 2 Jan 2027"; with `today` also "12–14 Dec 2027", where a reader would assume another year. Not by `Intl`: its
 * ranges have leading zeros in Italian, and its spaces beside the dash differ between browsers and servers. The day comes first in every
 * language.
 */
export function formatDateRange(from: string, to: string, market: Market, today?: string): string {
  const [first, last] = ofEnds(from, to, today, formatShortDate, formatShortDateOfYear)
  if (from === to) return last(to, market)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return isOneMonth ? `${dayOf(from, market)}–${last(to, market)}` : `${first(from, market)} – ${last(to, market)}`
}
