import type { OfferCard } from '../../contract/offers.ts'
import type { AutoDiscount } from '../cards/auto-discount.ts'
import type { SearchFlow } from '../sort/sort.ts'
import { pricePerPerson } from './price-per-night.ts'
import { showsFinalPrice, showsReferencePrice } from './price-type.ts'
import { activityPromo, offersPromo } from './promo.ts'

/** A card's price is for two people and one night where the offer does not say. */
const usual = { people: 2, nights: 1 } as const

/** What a card says of a price; amounts in cents, promo in whole percent. */
export interface CardPrice {
  readonly sell: number
  readonly reference: number | undefined
  readonly promo: number
  readonly type: 'from' | 'final'
  readonly nights?: number | undefined
  readonly people: number
  /** A code that the visitor is given, and its whole percent off. */
  readonly extra?: AutoDiscount | undefined
}

export interface CardPriceSetting {
  readonly flow: SearchFlow
  readonly hasDates: boolean
  readonly extra?: AutoDiscount | undefined
}

type Stay = Pick<OfferCard, 'sellPrice' | 'refPrice' | 'promo' | 'priceType' | 'nights' | 'participants'>

/** The price of a stay, for its nights and party. Without a promotion worth showing, and in gifting, there is no reference price either. */
export function stayCardPrice(offer: Stay, { flow, hasDates, extra }: CardPriceSetting): CardPrice {
  const promo = showsReferencePrice(flow) ? offersPromo(offer.promo) : 0
  return {
    sell: offer.sellPrice,
    reference: promo ? offer.refPrice : undefined,
    promo,
    type: showsFinalPrice({ hasDates, flow, given: offer.priceType }) ? 'final' : 'from',
    nights: offer.nights || usual.nights,
    people: offer.participants || usual.people,
    extra,
  }
}

type Activity = Pick<OfferCard, 'prices' | 'sellPrice' | 'refPrice' | 'promo' | 'participants'>

/** The price of an activity for one person: that of the party wanted, or of the smallest party, divided by its adults. */
export function activityCardPrice(offer: Activity, adults: number = usual.people): CardPrice {
  const entry = offer.prices?.find((price) => price.paxComposition.adults === adults) ?? offer.prices?.[0]
  const people = entry?.paxComposition.adults ?? offer.participants ?? usual.people
  const promo = activityPromo(entry ? entry.promo : offer.promo)
  const reference = entry ? entry.barPrice : offer.refPrice
  return {
    sell: pricePerPerson(entry?.sellPrice ?? offer.sellPrice, people),
    reference: promo && reference !== undefined ? pricePerPerson(reference, people) : undefined,
    promo,
    type: 'final',
    people: 1,
  }
}
