import type { Flow } from '../../contract/cms.ts'
import type { OfferCard } from '../../contract/offers.ts'
import { showsReferencePrice } from '../../domain/pricing/price-type.ts'
import { offersPromo } from '../../domain/pricing/promo.ts'
import type { PriceShown } from '../price/Price.tsx'

type Priced = Pick<OfferCard, 'sellPrice' | 'refPrice' | 'promo' | 'priceType' | 'nights' | 'participants'>

/** The price of a card, for its whole stay and party. Without a promotion worth showing there is no reference price either. */
export function shownPrice(offer: Priced, flow: Flow): PriceShown {
  const promo = showsReferencePrice(flow) ? offersPromo(offer.promo) : 0
  return {
    sell: offer.sellPrice,
    reference: promo ? offer.refPrice : undefined,
    promo,
    type: offer.priceType,
    nights: offer.nights,
    people: offer.participants ?? 2,
  }
}
