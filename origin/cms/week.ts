import type { WeekThemeCode } from '@escale/catalogue'
import { Temporal } from 'temporal-polyfill'
import type { Market } from '../../src/market/markets.ts'
import { dayOf } from '../clock/days.ts'

/** Returns the week of `today`, from Monday to Monday, as ISO instants. */
export function thisWeek(today: string, { timeZone }: Market): { start: string; end: string } {
  const date = Temporal.PlainDate.from(today)
  const monday = date.subtract({ days: date.dayOfWeek - 1 })
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant().toString({ smallestUnit: 'millisecond' })
  return { start: startOf(monday), end: startOf(monday.add({ weeks: 1 })) }
}

/** Counts weeks from Monday 5 January 1970. */
export function weekNumber(today: string): number {
  return Math.floor((dayOf(today) + 3) / 7)
}

const allYear: readonly WeekThemeCode[] = ['wellness', 'gastronomy', 'romantic', 'city', 'unusual']

/** The themes take turns by week. The sea has its turn from April to September, the mountains from October to March. */
export function weekThemeOf(today: string): WeekThemeCode {
  const month = Number(today.slice(5, 7))
  const rotation = [...allYear.slice(0, 2), month >= 4 && month <= 9 ? ('seaside' as const) : ('mountain' as const), ...allYear.slice(2)]
  return rotation[weekNumber(today) % rotation.length] ?? 'wellness'
}
