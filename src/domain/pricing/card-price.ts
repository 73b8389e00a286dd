import type { BoxDetail, BoxListItem } from '../../contract/boxes.ts'
import type { BoxTeaser } from '../../contract/cms/box-block.ts'
import type { OfferCard } from '../../contract/offers.ts'
import type { Price } from '../../contract/price.ts'
import type { ProductOffers } from '../../contract/stay.ts'
import type { AutoDiscount } from '../../contract/price.ts'
import type { SearchFlow } from '../sort/sort.ts'
import { type DisplayedPrice, displayedPrice, pricePerPerson, showsFinalPrice, showsReferencePrice } from './displayed-price.ts'
import { activityPromo, boxBlockPromo, boxPromo, offersPromo } from './promo.ts'

const defaults = { people: 2, nights: 1 } as const

export interface CardPriceSetting {
  readonly flow: SearchFlow
  readonly hasDates: boolean
  readonly extra?: AutoDiscount | undefined
}

type Stay = Pick<OfferCard, 'sellPrice' | 'refPrice' | 'promo' | 'priceType' | 'nights' | 'participants'>

/** The gifting flow has no reference prices. */
export function stayCardPrice(offer: Stay, { flow, hasDates, extra }: CardPriceSetting): DisplayedPrice {
  return displayedPrice(offer, showsReferencePrice(flow) ? offersPromo(offer.promo) : 0, {
    type: showsFinalPrice({ hasDates, flow, priceType: offer.priceType }) ? 'final' : 'from',
    nights: offer.nights || defaults.nights,
    people: offer.participants || defaults.people,
    extra,
  })
}

type Activity = Pick<OfferCard, 'prices' | 'sellPrice' | 'refPrice' | 'promo' | 'participants'>

/** Without a price for the requested number of adults the first of the list is taken, which has the fewest. */
export function activityCardPrice(offer: Activity, adults: number = defaults.people): DisplayedPrice {
  const entry = offer.prices?.find((price) => price.paxComposition.adults === adults) ?? offer.prices?.[0]
  return activityPerPerson(entry ?? offer, entry?.paxComposition.adults ?? offer.participants ?? defaults.people)
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

/** For all adults together. `barPrice` is what a list of prices calls its reference price. */
export interface ActivityAmounts extends Price {
  readonly barPrice?: number | undefined
  readonly promoPercentageRounded?: number | undefined
}

export function activityTotal({ sellPrice, refPrice, barPrice, promo, ...price }: ActivityAmounts, adults: number): DisplayedPrice {
  const percent = price.promoPercentageRounded ?? promo
  return displayedPrice({ sellPrice, refPrice: refPrice ?? barPrice }, activityPromo(percent), { people: adults })
}

const people = 2

export function boxPrice({ price: { sellPrice, referencePrice } }: Pick<BoxListItem, 'price'>): DisplayedPrice {
  return displayedPrice({ sellPrice, refPrice: referencePrice }, boxPromo(sellPrice, referencePrice), { people })
}

export function boxDetailPrice({ value, referencePrice }: Pick<BoxDetail, 'value' | 'referencePrice'>): DisplayedPrice {
  return boxPrice({ price: { sellPrice: value, referencePrice } })
}

export function boxTeaserPrice({ price, promoPrice }: Pick<BoxTeaser, 'price' | 'promoPrice'>): DisplayedPrice {
  const sellPrice = promoPrice ?? price
  return displayedPrice({ sellPrice, refPrice: price }, boxBlockPromo(sellPrice, price), { people })
}

type HotelOffer = Pick<ProductOffers['offers'][number], 'priceInfo' | 'hasSelectedDates' | 'nights' | 'paxCount'>

export function hotelOfferPrice({ priceInfo, hasSelectedDates, nights, paxCount }: HotelOffer): DisplayedPrice {
  return displayedPrice(priceInfo, offersPromo(priceInfo.promoPercentageRounded), {
    type: hasSelectedDates ? 'final' : 'from',
    nights,
    people: paxCount,
  })
}

type Offer = ProductOffers['offers'][number]

/** Only the standard rate is compared, because insurance is chosen when booking. */
export function lowestOffer(offers: readonly Offer[]): Offer | undefined {
  return offers
    .filter(({ priceInfo }) => priceInfo.insuranceAmount === undefined)
    .reduce<Offer | undefined>(
      (lowest, offer) => (lowest && lowest.priceInfo.sellPrice <= offer.priceInfo.sellPrice ? lowest : offer),
      undefined,
    )
}
