import type { Flow } from '../../contract/cms.ts'
import type { OfferCard } from '../../contract/offers.ts'
import type { PriceShown } from '../price/Price.tsx'

/** The price of a card: a promotion shows from ten percent, and never in the gifting flow. */
export function shownPrice(offer: OfferCard, flow: Flow): PriceShown {
  const promo = flow !== 'gifting' && offer.promo !== undefined && offer.promo >= 10 ? offer.promo : undefined
  return {
    sell: offer.sellPrice,
    reference: promo ? offer.refPrice : undefined,
    promo,
    type: offer.priceType,
    nights: offer.nights,
    people: offer.participants ?? 2,
  }
}
