import type { Market } from '../../market/markets.ts'
import { firstOfMonth } from './date.ts'
import { perMarket } from './per-market.ts'

const formats = new Map<string, ReturnType<typeof perMarket<Intl.DateTimeFormat>>>()

/** Formats an instant (ISO 8601) in the market's time zone: "1er décembre à 20:00". */
export function formatInstant(iso: string, market: Market): string {
  let format = formats.get(market.timeZone)
  if (!format) {
    const { timeZone } = market
    format = perMarket(
      (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone }),
    )
    formats.set(timeZone, format)
  }
  return firstOfMonth(format(market).format(new Date(iso)), market)
}
