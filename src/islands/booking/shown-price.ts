import type { PriceShown } from '../../ui/price/Price.tsx'
import type { BookingProps } from './props.ts'
import type { StayPrice } from './use-quote.ts'

/** The price to show: that of the dates, without dates the lowest one, none while it is not known or where there is none. */
export function shownPrice(price: StayPrice, { fromPrice, nights }: Pick<BookingProps, 'fromPrice' | 'nights'>): PriceShown | undefined {
  if (price.kind === 'priced') {
    const { sellPrice, refPrice, promo } = price.price
    const { reservationCriteria: of } = price.quote
    // Babies eat and sleep free: they are not counted.
    return { sell: sellPrice, reference: refPrice, promo, nights: of.nights, people: of.adult + of.child }
  }
  if (price.kind !== 'noDates' || !fromPrice) return undefined
  return { sell: fromPrice.sellPrice, reference: fromPrice.refPrice, promo: fromPrice.promo, type: 'from', nights: nights.min, people: 2 }
}
