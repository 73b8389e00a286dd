import { displayedCents } from '../../domain/pricing/displayed-price.ts'
import type { Market } from '../../market/markets.ts'
import { perMarket } from './per-market.ts'

const whole = perMarket((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }))
const exact = perMarket((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }))

/** Formats cents: whole euros without decimals, others with two. `roundUp` shows the next whole euro. */
export function formatPrice(cents: number, market: Market, { roundUp = false }: { roundUp?: boolean } = {}): string {
  if (roundUp) return whole(market).format(displayedCents(cents, roundUp) / 100)
  return (cents % 100 === 0 ? whole : exact)(market).format(cents / 100)
}

/** Formats a difference in cents with its sign: "+40 €", "−12,50 €", "+€ 40". */
export const formatSignedPrice = (cents: number, market: Market): string =>
  `${cents > 0 ? '+' : cents < 0 ? '−' : ''}${formatPrice(Math.abs(cents), market)}`
