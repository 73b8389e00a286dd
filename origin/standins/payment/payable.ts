import type { OrderPayment } from '../../../src/contract/order.ts'
import type { Bindings } from '../../env.ts'
import { findGiftOrder, settleGiftOrder } from '../../gifts/gift-orders.ts'
import { findOrder, settleOrder } from '../../orders/orders.ts'

export interface Payable {
  readonly kind: 'booking' | 'gift'
  readonly reference: string
  readonly amount: number | undefined
  readonly payment: OrderPayment
  readonly isPaid: boolean
  readonly settle: (outcome: 'paid' | 'refused') => Promise<void>
}

/** Returns undefined where there is no order with this reference, or where it has expired. */
export async function findPayable(env: Pick<Bindings, 'DB' | 'TODAY' | 'CLOCK'>, reference: string): Promise<Payable | undefined> {
  const booking = await findOrder(env, reference)
  if (booking && booking.status !== 'expired') {
    return {
      kind: 'booking',
      reference,
      amount: booking.priceInfo.sellPrice,
      payment: booking.payment,
      isPaid: booking.status === 'confirmed',
      settle: (outcome) => settleOrder(env.DB, reference, outcome === 'paid' ? 'confirmed' : 'refused'),
    }
  }
  const gift = await findGiftOrder(env, reference)
  if (!gift || gift.status === 'expired') return undefined
  return {
    kind: 'gift',
    reference,
    amount: gift.total,
    payment: gift.payment,
    isPaid: gift.status === 'paid',
    settle: (outcome) => settleGiftOrder(env, reference, outcome),
  }
}
