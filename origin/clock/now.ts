import { Temporal } from 'temporal-polyfill'
import type { Market } from '../../src/market/markets.ts'
import type { Bindings } from '../env.ts'
import { arrivalHorizon, dayOf, monthsLater, type Day } from './days.ts'

export interface Now {
  readonly today: Day
  readonly minute: number
}

const noon = 12 * 60

/** The last minute of a day, in market time, at which guests can book an arrival on the same day. */
export const lastMinuteForToday = 20 * 60

/** Returns the day and the minute in the market's time zone, or those of the configured `TODAY`. */
export function nowIn(market: Market, configured: Bindings['TODAY'], clock: () => number = Date.now): Now {
  const fixed = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}))?/.exec(configured ?? '')
  if (fixed?.[1]) {
    const minute = fixed[2] && fixed[3] ? Number(fixed[2]) * 60 + Number(fixed[3]) : noon
    return { today: dayOf(fixed[1]), minute }
  }
  const there = Temporal.Instant.fromEpochMilliseconds(clock()).toZonedDateTimeISO(market.timeZone)
  return { today: dayOf(there.toPlainDate().toString()), minute: there.hour * 60 + there.minute }
}

export const lastArrival = ({ today }: Now): Day => monthsLater(today, arrivalHorizon)

export function firstArrival(now: Now): Day {
  return now.minute >= lastMinuteForToday ? now.today + 1 : now.today
}

export const canArrive = (day: Day, now: Now): boolean => day >= firstArrival(now) && day <= lastArrival(now)
