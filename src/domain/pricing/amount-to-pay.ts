import type { PriceInfo } from '../../contract/price.ts'

/** Cents. Undefined without a gift card. */
export interface GiftCardPayment {
  readonly paid: number
  readonly left: number
}

/** The delivered rest overrides the amounts. */
export function giftCardPayment({ sellPrice, giftcards = [], remainingAmountToPay }: PriceInfo): GiftCardPayment | undefined {
  const used = giftcards.reduce((sum, { usedAmount, amount = 0 }) => sum + (usedAmount ?? amount), 0)
  const left = Math.min(sellPrice, remainingAmountToPay ?? Math.max(0, sellPrice - used))
  return left < sellPrice ? { paid: sellPrice - left, left } : undefined
}

/** Cents. */
export function amountToPay(price: PriceInfo): number {
  return giftCardPayment(price)?.left ?? price.sellPrice
}
