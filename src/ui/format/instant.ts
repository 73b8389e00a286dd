import { addDays } from '../../domain/dates/days.ts'
import { timeIn, todayIn } from '../../domain/dates/market-time.ts'
import type { Language, Market } from '../../market/markets.ts'
import { formatDay } from './date.ts'
import { formatTime } from './time.ts'

interface InstantWords {
  readonly at: string
  /** Of the day that ends. */
  readonly midnight: string
}

const written: Readonly<Record<Language, InstantWords>> = {
  fr: { at: ' à ', midnight: ' à minuit' },
  es: { at: ' a las ', midnight: ' a las 24:00 h' },
  nl: { at: ' om ', midnight: ' om 24.00 uur' },
  it: { at: ' alle ', midnight: ' a mezzanotte' },
}

/** `iso`: ISO 8601. "1er décembre à 20 h"; midnight ends the day before: "30 novembre à minuit". */
export function formatInstant(iso: string, market: Market): string {
  const instant = new Date(iso)
  const { at, midnight } = written[market.language]
  const date = todayIn(market.timeZone, instant)
  const time = timeIn(market.timeZone, instant)
  if (time === '00:00') return formatDay(addDays(date, -1), market) + midnight
  return formatDay(date, market) + at + formatTime(time, market)
}
