import type { OfferCard } from '../../src/contract/offers.ts'
import { type Activity, pricesOf } from './activities.ts'

type CardPrice = Pick<OfferCard, 'sellPrice' | 'refPrice' | 'promo' | 'priceType' | 'participants' | 'prices'>

/** The price is for the requested adults, or for the fewest that the activity takes where they are too many or too few. */
export function cardPrice(activity: Activity, requested: number): CardPrice {
  const { facts } = activity
  const all = pricesOf(activity)
  const participants = all.has(requested) ? requested : facts.adults.min
  const price = all.get(participants)
  if (!price) throw new Error(`activity ${facts.id} takes nobody`)
  return {
    sellPrice: price.sellPrice,
    ...(price.promo > 0 ? { refPrice: price.barPrice, promo: price.promo } : {}),
    priceType: 'final',
    participants,
    prices: [...all].map(([adults, { promo, barPrice, sellPrice }]) => ({ paxComposition: { adults }, promo, barPrice, sellPrice })),
  }
}
