import type { PriceInfo, PriceType } from '../../src/contract/price.ts'
import { percentOff, referencePrice } from '../pricing/rule.ts'

/** In cents, after the discount of a campaign, and before a gift and gift cards. */
export const chargedPrice = ({ sellPrice, extraDiscount }: PriceInfo): number => sellPrice - (extraDiscount?.amount ?? 0)

/** Amounts are in cents. Reference, percentage and saving are there only for a promotion. */
export function priceInfo(sellPrice: number, promo: number, priceType: PriceType): PriceInfo {
  const refPrice = referencePrice(sellPrice, promo)
  if (refPrice === undefined) return { sellPrice, priceType }
  return { sellPrice, refPrice, promo: percentOff(sellPrice, refPrice), moneySaved: refPrice - sellPrice, priceType }
}
