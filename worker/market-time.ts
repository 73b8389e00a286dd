import { hourIn, todayIn } from '../src/domain/dates/market-time.ts'
import type { Market } from '../src/market/markets.ts'

let minute = -1
const known = new Map<string, { today: string; hour: number }>()

/** The market's date and hour at an instant; worked out once a minute and zone, for time zone arithmetic is slow. */
export function marketTime(market: Market, now: Date): { today: string; hour: number } {
  const at = Math.floor(now.getTime() / 60_000)
  if (at !== minute) {
    minute = at
    known.clear()
  }
  const found = known.get(market.timeZone) ?? { today: todayIn(market.timeZone, now), hour: hourIn(market.timeZone, now) }
  known.set(market.timeZone, found)
  return found
}
