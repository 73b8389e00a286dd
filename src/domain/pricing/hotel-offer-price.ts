import type { ProductOffers } from '../../contract/stay.ts'
import { type DisplayedPrice, displayedPrice } from './displayed-price.ts'
import { offersPromo } from './promo.ts'

export function hotelOfferPrice({ priceInfo, hasSelectedDates, nights, paxCount }: ProductOffers['offers'][number]): DisplayedPrice {
  return displayedPrice(priceInfo, offersPromo(priceInfo.promoPercentageRounded), {
    type: hasSelectedDates ? 'final' : 'from',
    nights,
    people: paxCount,
  })
}
