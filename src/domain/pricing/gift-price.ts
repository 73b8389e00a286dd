import type { StayDetail } from '../../contract/stay.ts'
import type { GiftAmounts } from '../gift/gift-total.ts'
import { type Bucket, buckets } from '../stay/criteria.ts'

/** Entry of the price list of a gift (B3.45). */
export type GiftPriceEntry = NonNullable<StayDetail['priceList']>[number]

/** Serenity. */
export const usualBucket: Bucket = 2

/** Default: the first. */
export function giftEntry(list: readonly GiftPriceEntry[], nights: number | undefined): GiftPriceEntry | undefined {
  return list.find((entry) => entry.nights === nights) ?? list[0]
}

/** None with a single price. */
export function bucketsOf({ sellPrices }: GiftPriceEntry): readonly Bucket[] {
  return buckets.filter((bucket) => sellPrices[bucket - 1] !== undefined)
}

/** Cents. */
export function giftAmounts(entry: GiftPriceEntry, bucket: Bucket = usualBucket, upsell: 'availability' | 'none' = 'none'): GiftAmounts {
  return {
    gift: entry.sellPrices[bucket - 1] ?? entry.sellPrice,
    availability: upsell === 'availability' ? (entry.extraUpsellAvailabilityAmount ?? 0) : 0,
  }
}

/** Cents without shipping. */
export function giftPrice(entry: GiftPriceEntry, bucket?: Bucket, upsell?: 'availability' | 'none'): number {
  const { gift, availability } = giftAmounts(entry, bucket, upsell)
  return gift + availability
}
