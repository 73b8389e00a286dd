import type { OrderPayment } from '../../../src/contract/order.ts'
import type { Bindings } from '../../env.ts'
import { paidByCards } from '../../gift-cards/uses.ts'
import { findGiftOrder, settleGiftOrder } from '../../gifts/gift-orders.ts'
import { findOrder, settleOrder } from '../../orders/orders.ts'
import { chargedPrice } from '../../offers/price-info.ts'

export interface Payable {
  readonly kind: 'booking' | 'gift'
  readonly reference: string
  /** What is left to pay after gift cards, in cents. */
  readonly amount: number
  readonly payment: OrderPayment
  readonly isPaid: boolean
  /** Resolves to false where the gift cards of a refused order cannot pay any more. */
  readonly settle: (outcome: 'paid' | 'refused') => Promise<boolean>
}

/** Returns undefined where there is no order with this reference, or where it has expired. */
export async function findPayable(
  env: Pick<Bindings, 'DB' | 'TODAY' | 'CLOCK' | 'SITE_ORIGINS'>,
  reference: string,
): Promise<Payable | undefined> {
  const booking = await findOrder(env, reference)
  if (booking && booking.status !== 'expired') {
    return {
      kind: 'booking',
      reference,
      amount: booking.priceInfo.remainingAmountToPay ?? chargedPrice(booking.priceInfo),
      payment: booking.payment,
      isPaid: booking.status === 'confirmed',
      settle: (outcome) => settleOrder(env, reference, outcome === 'paid' ? 'confirmed' : 'refused'),
    }
  }
  const gift = await findGiftOrder(env, reference)
  if (!gift || gift.status === 'expired') return undefined
  return {
    kind: 'gift',
    reference,
    amount: gift.total - paidByCards(gift.giftcards),
    payment: gift.payment,
    isPaid: gift.status === 'paid',
    settle: (outcome) => settleGiftOrder(env, reference, outcome),
  }
}
