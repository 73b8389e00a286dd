import { hourIn, todayIn } from '../src/domain/dates/market-time.ts'
import { orderCutOffHour } from '../src/domain/dates/stay-dates.ts'
import type { Market } from '../src/market/markets.ts'
import type { Env } from './env.ts'

/** The instant of this request; a test or a demonstration may fix it. */
export function nowOf(env: Pick<Env, 'CLOCK'>): Date {
  const fixed = env.CLOCK ? new Date(env.CLOCK) : undefined
  return fixed && !Number.isNaN(fixed.getTime()) ? fixed : new Date()
}

/** A market's date (ISO) and hour: 0 until the last hour of orders for the same day, then that hour, so that a page is the same all day. */
export interface MarketTime {
  readonly today: string
  readonly hour: number
}

const orderHour = (hour: number): number => (hour < orderCutOffHour ? 0 : orderCutOffHour)

let knownMinute = -1
const knownTimes = new Map<string, MarketTime>()

/** The market's time at an instant; computed once a minute and zone, because time zone arithmetic is slow. */
export function marketTime({ timeZone }: Market, now: Date): MarketTime {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== knownMinute) {
    knownMinute = minute
    knownTimes.clear()
  }
  const time = knownTimes.get(timeZone) ?? { today: todayIn(timeZone, now), hour: orderHour(hourIn(timeZone, now)) }
  knownTimes.set(timeZone, time)
  return time
}
