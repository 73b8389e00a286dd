import type { Market } from '../../market/markets.ts'
import { formatWeekdayDate } from './date.ts'
import { formatTime } from './time.ts'

/** Formats the start of an activity: "sam. 3 avr. · 15 h", or the day alone where its time is open. */
export function formatStart({ date, time }: { readonly date: string; readonly time?: string | undefined }, market: Market): string {
  const day = formatWeekdayDate(date, market)
  return time === undefined ? day : `${day} · ${formatTime(time, market)}`
}
