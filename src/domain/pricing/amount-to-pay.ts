import type { PriceInfo } from '../../contract/price.ts'

/** What pays for a price, in cents: gift cards, and what is left to pay. Undefined without a gift card. */
export interface GiftCardPayment {
  readonly paid: number
  readonly left: number
}

/** The delivered rest has priority over the amounts. Never more than the price. */
export function giftCardPayment({ sellPrice, giftcards = [], remainingAmountToPay }: PriceInfo): GiftCardPayment | undefined {
  const used = giftcards.reduce((sum, { usedAmount, amount = 0 }) => sum + (usedAmount ?? amount), 0)
  const left = Math.min(sellPrice, remainingAmountToPay ?? Math.max(0, sellPrice - used))
  return left < sellPrice ? { paid: sellPrice - left, left } : undefined
}

/** Returns the cents that are charged for a price. */
export function amountToPay(price: PriceInfo): number {
  return giftCardPayment(price)?.left ?? price.sellPrice
}
