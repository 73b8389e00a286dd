import type { Market } from '../../market/markets.ts'
import { perMarket } from './per-market.ts'

const whole = perMarket((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }))
const exact = perMarket((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }))

/** An amount of cents as the market writes it: whole euros bare, others with two decimals; `roundUp` shows the next whole euro. */
export function price(cents: number, market: Market, { roundUp = false }: { roundUp?: boolean } = {}): string {
  if (roundUp) return whole(market).format(Math.ceil(cents / 100))
  return (cents % 100 === 0 ? whole : exact)(market).format(cents / 100)
}

/** A difference in cents with its sign before it: "+40 €", "−12,50 €", "+€ 40". */
export const signedPrice = (cents: number, market: Market): string =>
  `${cents > 0 ? '+' : cents < 0 ? '−' : ''}${price(Math.abs(cents), market)}`
