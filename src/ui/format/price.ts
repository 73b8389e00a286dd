import { displayedCents } from '../../domain/pricing/displayed-price.ts'
import { currency } from '../../market/currency.ts'
import type { Market } from '../../market/markets.ts'
import type { Site } from '../../market/site.ts'
import { numberFormat } from './number.ts'

const whole = numberFormat({ style: 'currency', currency, maximumFractionDigits: 0 }, 100)
const exact = numberFormat({ style: 'currency', currency }, 100)

/** For cents that are paid, added up or compared, which are never rounded. */
export function formatPrice(cents: number, market: Market): string {
  return (cents % 100 === 0 ? whole : exact)(cents, market)
}

interface OfferView {
  readonly site: Pick<Site, 'market'>
  readonly roundUpPrices?: boolean
}

/** Writes the price of an offer in cents, rounded up where content asks for it. */
export function formatOfferedPrice(cents: number, { site, roundUpPrices = false }: OfferView): string {
  return formatPrice(displayedCents(cents, roundUpPrices), site.market)
}

/** Writes cents with a sign, such as "+40 €", "−12,50 €" or "+€ 40". */
export const formatSignedPrice = (cents: number, market: Market): string =>
  `${cents > 0 ? '+' : cents < 0 ? '−' : ''}${formatPrice(Math.abs(cents), market)}`
