import * as v from 'valibot'
import { HotelSummary } from '../../contract/hotel.ts'
import type { OfferCard } from '../../contract/offers.ts'
import { Picture } from '../../contract/picture.ts'
import { PriceInfo } from '../../contract/price.ts'
import { Count, Id } from '../../contract/scalars.ts'

/** What a marker's card needs of `GET /weekend/{id}/detail.json`. */
export const StaySummary = v.object({
  id: Id,
  label: v.string(),
  uri: v.string(),
  hotel: HotelSummary,
  images: v.array(Picture),
  headwords: v.array(v.string()),
  nights: v.object({ min: Count }),
  price: v.optional(v.object({ fromPrice: PriceInfo })),
})
export type StaySummary = v.InferOutput<typeof StaySummary>

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
