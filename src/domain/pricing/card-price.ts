import type { OfferCard } from '../../contract/offers.ts'
import type { AutoDiscount } from '../cards/auto-discount.ts'
import type { SearchFlow } from '../sort/sort.ts'
import { type ActivityAmounts, activityTotal } from './activity-price.ts'
import { type DisplayedPrice, displayedPrice } from './displayed-price.ts'
import { pricePerPerson } from './price-per-night.ts'
import { showsFinalPrice, showsReferencePrice } from './price-type.ts'
import { offersPromo } from './promo.ts'

const usual = { people: 2, nights: 1 } as const

export interface CardPriceSetting {
  readonly flow: SearchFlow
  readonly hasDates: boolean
  readonly extra?: AutoDiscount | undefined
}

type Stay = Pick<OfferCard, 'sellPrice' | 'refPrice' | 'promo' | 'priceType' | 'nights' | 'participants'>

/** No reference price in gifting. */
export function stayCardPrice(offer: Stay, { flow, hasDates, extra }: CardPriceSetting): DisplayedPrice {
  return displayedPrice(offer, showsReferencePrice(flow) ? offersPromo(offer.promo) : 0, {
    type: showsFinalPrice({ hasDates, flow, priceType: offer.priceType }) ? 'final' : 'from',
    nights: offer.nights || usual.nights,
    people: offer.participants || usual.people,
    extra,
  })
}

type Activity = Pick<OfferCard, 'prices' | 'sellPrice' | 'refPrice' | 'promo' | 'participants'>

/** For the requested number of adults, else the smallest with a price. */
export function activityCardPrice(offer: Activity, adults: number = usual.people): DisplayedPrice {
  const entry = offer.prices?.find((price) => price.paxComposition.adults === adults) ?? offer.prices?.[0]
  return activityPerPerson(entry ?? offer, entry?.paxComposition.adults ?? offer.participants ?? usual.people)
}

export function activityPerPerson(price: ActivityAmounts, adults: number): DisplayedPrice {
  const { sell, reference, promo } = activityTotal(price, adults)
  return {
    sell: pricePerPerson(sell, adults),
    reference: reference === undefined ? undefined : pricePerPerson(reference, adults),
    promo,
    type: 'final',
    people: 1,
  }
}
