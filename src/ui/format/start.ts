import type { Market } from '../../market/markets.ts'
import { formatWeekdayDate } from './date.ts'
import { formatTime } from './time.ts'

/** "sam. 3 avr. · 15 h", or the day alone. */
export function formatStart({ date, time }: { readonly date: string; readonly time?: string | undefined }, market: Market): string {
  const day = formatWeekdayDate(date, market)
  return time === undefined ? day : `${day} · ${formatTime(time, market)}`
}
