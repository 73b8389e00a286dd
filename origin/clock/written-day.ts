import type { IsoDate } from '../../src/contract/scalars.ts'
import type { Market } from '../../src/market/markets.ts'

/** Writes "vendredi 1er janvier 2027" or, long, "1er janvier 2027": French has an ordinal for the first day of a month, which `Intl` leaves out. */
export function writtenDay(date: IsoDate, { tag, language }: Market, dateStyle: 'full' | 'long' = 'long'): string {
  const text = new Intl.DateTimeFormat(tag, { dateStyle, timeZone: 'UTC' }).format(Date.parse(date))
  return language === 'fr' ? text.replace(/(^|\s)1(?=\s\p{L})/u, '$11er') : text
}
