import type { StayDetail } from '../../contract/stay.ts'
import type { GiftAmounts } from '../gift/gift-total.ts'
import { type Bucket, buckets } from '../address/gift-choice.ts'

/** A row of a gift's price list (B3.45) has the prices for a number of nights. */
export type GiftPriceEntry = NonNullable<StayDetail['priceList']>[number]

export const defaultBucket: Bucket = 2

export function giftEntry(list: readonly GiftPriceEntry[], nights: number | undefined): GiftPriceEntry | undefined {
  return list.find((entry) => entry.nights === nights) ?? list[0]
}

export function bucketsOf({ sellPrices }: GiftPriceEntry): readonly Bucket[] {
  return buckets.filter((bucket) => sellPrices[bucket - 1] !== undefined)
}

export function giftAmounts(entry: GiftPriceEntry, bucket: Bucket = defaultBucket, upsell: 'availability' | 'none' = 'none'): GiftAmounts {
  return {
    gift: entry.sellPrices[bucket - 1] ?? entry.sellPrice,
    availability: upsell === 'availability' ? (entry.extraUpsellAvailabilityAmount ?? 0) : 0,
  }
}

/** The shipping is not included. */
export function giftPrice(entry: GiftPriceEntry, bucket?: Bucket, upsell?: 'availability' | 'none'): number {
  const { gift, availability } = giftAmounts(entry, bucket, upsell)
  return gift + availability
}
