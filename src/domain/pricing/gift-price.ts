import type { StayDetail } from '../../contract/stay.ts'
import { type Bucket, buckets } from '../criteria/stay-criteria.ts'

/** What giving a stay costs, by its nights (specification of booking, section 3, "Gift price list entry"). */
export type GiftPriceEntry = NonNullable<StayDetail['priceList']>[number]

/** Serenity: what a voucher is unless another is chosen. */
export const usualBucket: Bucket = 2

/** The entry of so many nights, else the first. */
export function giftEntry(list: readonly GiftPriceEntry[], nights: number | undefined): GiftPriceEntry | undefined {
  return list.find((entry) => entry.nights === nights) ?? list[0]
}

/** The buckets a voucher can be had in: none where it has one price only. */
export function bucketsOf({ sellPrices }: GiftPriceEntry): readonly Bucket[] {
  return buckets.filter((bucket) => sellPrices[bucket - 1] !== undefined)
}

/** Cents for the voucher, before shipping: its bucket's price, and what more dates cost. */
export function giftPrice(entry: GiftPriceEntry, bucket: Bucket = usualBucket, upsell: 'availability' | 'none' = 'none'): number {
  const extra = upsell === 'availability' ? (entry.extraUpsellAvailabilityAmount ?? 0) : 0
  return (entry.sellPrices[bucket - 1] ?? entry.sellPrice) + extra
}
