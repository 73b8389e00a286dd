import type { OfferCard } from '../../contract/offers.ts'
import type { PriceInfo } from '../../contract/price.ts'

/** What a marker's card needs of `GET /weekend/{id}/detail.json`. */
export interface StaySummary extends Pick<OfferCard, 'id' | 'label' | 'uri' | 'hotel' | 'images' | 'headwords'> {
  readonly nights: { readonly min: number }
  readonly price?: { readonly fromPrice: PriceInfo } | undefined
}

/** The card of a stay known only by its detail: without dates, so with its from-price. Undefined for a stay that has no price at all. */
export function offerOfStay(stay: StaySummary): OfferCard | undefined {
  const from = stay.price?.fromPrice
  return (
    from && {
      id: stay.id,
      itemCategory: 'weekend',
      label: stay.label,
      uri: stay.uri,
      hotel: stay.hotel,
      images: stay.images,
      headwords: stay.headwords,
      sellPrice: from.sellPrice,
      refPrice: from.refPrice,
      promo: from.promo,
      priceType: 'from',
      nights: stay.nights.min,
    }
  )
}
