import { addDays } from '../../domain/dates/days.ts'
import { timeIn, todayIn } from '../../domain/dates/market-time.ts'
import type { Language, Market } from '../../market/markets.ts'
import { formatDay, formatNearDate } from './date.ts'

const clockTexts: Readonly<Record<Language, (hour: number, minute: string) => string>> = {
  fr: (hour, minute) => (minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`),
  es: (hour, minute) => `${hour}:${minute}`,
  nl: (hour, minute) => `${hour}.${minute}\u00a0uur`,
  it: (hour, minute) => `${hour}:${minute}`,
}

/** Writes a time `HH:mm` as "15 h", "15:00" or "15.00 uur". Anything else is returned unchanged. */
export function formatTime(time: string, { language }: Market): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  return hour && minute ? clockTexts[language](Number(hour), minute) : time
}

interface DayAndTime {
  readonly at: string
  /** Midnight is written as the end of the day before. */
  readonly midnight: string
}

const joined: Readonly<Record<Language, DayAndTime>> = {
  fr: { at: ' à ', midnight: ' à minuit' },
  es: { at: ' a las ', midnight: ' a las 24:00 h' },
  nl: { at: ' om ', midnight: ' om 24.00 uur' },
  it: { at: ' alle ', midnight: ' a mezzanotte' },
}

/** Writes an ISO 8601 instant as "1er décembre à 20 h". Midnight ends the day before: "30 novembre à minuit". */
export function formatInstant(iso: string, market: Market): string {
  const instant = new Date(iso)
  const { at, midnight } = joined[market.language]
  const date = todayIn(market.timeZone, instant)
  const time = timeIn(market.timeZone, instant)
  if (time === '00:00') return formatDay(addDays(date, -1), market) + midnight
  return formatDay(date, market) + at + formatTime(time, market)
}

/** Writes "sam. 3 avr. · 15 h", or the day alone where the time is unknown; with its year where a reader would assume another. */
export function formatStart(
  { date, time }: { readonly date: string; readonly time?: string | undefined },
  market: Market,
  today: string,
): string {
  const day = formatNearDate(date, today, market)
  return time === undefined ? day : `${day} · ${formatTime(time, market)}`
}
