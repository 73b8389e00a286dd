import { type MarketTime, marketTimeIn } from '../src/domain/dates/market-time.ts'
import type { Market } from '../src/market/markets.ts'
import type { Env } from './env.ts'

/** Returns the instant at which the request is served. The variable `CLOCK` fixes it, for tests and demonstrations. */
export function nowOf(env: Pick<Env, 'CLOCK'>): Date {
  const fixed = env.CLOCK ? new Date(env.CLOCK) : undefined
  return fixed && !Number.isNaN(fixed.getTime()) ? fixed : new Date()
}

let knownMinute = -1
const knownTimes = new Map<string, MarketTime>()

/** Computes the time once for each minute and zone, because time zone arithmetic is slow. */
export function marketTime({ timeZone }: Market, now: Date): MarketTime {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== knownMinute) {
    knownMinute = minute
    knownTimes.clear()
  }
  const time = knownTimes.get(timeZone) ?? marketTimeIn(timeZone, now)
  knownTimes.set(timeZone, time)
  return time
}
