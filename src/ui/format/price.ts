import { displayedCents } from '../../domain/pricing/displayed-price.ts'
import type { Market } from '../../market/markets.ts'
import type { Site } from '../../market/site.ts'
import { numberFormat } from './number.ts'

const whole = numberFormat({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }, 100)
const exact = numberFormat({ style: 'currency', currency: 'EUR' }, 100)

/** Formats cents: whole euros without decimals, others with two. For what is paid, added up or compared. */
export function formatPrice(cents: number, market: Market): string {
  return (cents % 100 === 0 ? whole : exact)(cents, market)
}

interface OfferView {
  readonly site: Pick<Site, 'market'>
  readonly roundUpPrices?: boolean
}

/** Cents: the next whole euro where the market's content requires it. */
export function formatOfferedPrice(cents: number, { site, roundUpPrices = false }: OfferView): string {
  return formatPrice(displayedCents(cents, roundUpPrices), site.market)
}

/** Formats a difference in cents with its sign: "+40 €", "−12,50 €", "+€ 40". */
export const formatSignedPrice = (cents: number, market: Market): string =>
  `${cents > 0 ? '+' : cents < 0 ? '−' : ''}${formatPrice(Math.abs(cents), market)}`
