import type { GiftOrder } from '../../../src/contract/gift-order.ts'
import { returnOutcome } from '../../../src/domain/booking/payment-return.ts'
import type { GiftChoice } from '../../../src/domain/gift/gift.ts'
import type { PageContext } from '../../context.ts'

/** `unsettled`: nothing proves an outcome, or the order cannot be read now. */
export type ReturnedGift =
  | { readonly kind: 'confirmed' | 'refused' | 'cancelled'; readonly order: GiftOrder }
  | { readonly kind: 'unsettled' }

/** Reads the signed return in the address, and its gift by reference. Confirmed only if the order is paid, too. */
export async function returnedGift({ url, now, upstream, paymentSecret }: PageContext): Promise<ReturnedGift> {
  const returned = await returnOutcome(url.searchParams, paymentSecret, now)
  if (returned === 'unknown') return { kind: 'unsettled' }
  const found = await upstream.giftOrder(returned.order)
  if (found.kind !== 'ok') return { kind: 'unsettled' }
  const order = found.value
  if (order.reference !== returned.order || (returned.outcome === 'confirmed') !== (order.status === 'paid')) return { kind: 'unsettled' }
  return { kind: returned.outcome, order }
}

/** Returns an order as the checkout's address has it. */
export function choiceOfGift({ gift, delivery, total }: GiftOrder): GiftChoice {
  const parcel = delivery.format === 'physical' ? delivery : undefined
  // Each category takes the ids that are its own.
  const chosen = parcel?.subElements.map(String) ?? []
  return { gift, format: delivery.format, sleeves: chosen, additions: chosen, country: parcel?.address.country, shownPrice: total }
}
