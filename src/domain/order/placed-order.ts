import * as v from 'valibot'
import type { GiftOrder } from '../../contract/gift-order.ts'
import type { Order, OrderPayment } from '../../contract/order.ts'
import type { Outcome } from '../../contract/outcome.ts'

/** Identifies one loaded checkout form: a UUID in a hidden field. */
export const FormKey = v.pipe(v.string(), v.regex(/^[\w-]{20,40}$/))

/**
 * The idempotency key of an order, in hex: the same form sent twice is one order, a changed form another. The dates of the payments are
 * left out: they follow from today, and a form that is sent again after midnight still orders the same.
 */
export async function orderKey<Ordered extends { readonly payment: OrderPayment }>(formKey: string, order: Ordered): Promise<string> {
  const { method, fee } = order.payment
  const text = formKey + JSON.stringify({ ...order, payment: { method, fee } })
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Status = Order['status'] | GiftOrder['status']

/** A payment that was refused can be made after all. */
const stateOfStatus: Readonly<Record<Status, 'payable' | 'paid' | 'expired'>> = {
  open: 'payable',
  created: 'payable',
  refused: 'payable',
  confirmed: 'paid',
  paid: 'paid',
  expired: 'expired',
}

/** `report` is for the error log and holds nothing personal. */
export type PlacedOrder =
  | { readonly kind: 'payable' | 'paid'; readonly reference: string }
  /** The same key finds the expired order each time, so the visitor needs another key to order again. */
  | { readonly kind: 'expired' }
  /** The order exists, but for another sum or another way to pay than agreed. */
  | { readonly kind: 'different'; readonly report: string }
  /** There is no order, because the price has changed or the product is not sold like this. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'declined'; readonly report: string }
  /** There may be an order; the same key finds it again. */
  | { readonly kind: 'unknown'; readonly report: string }

interface MadeOrder {
  readonly reference: string
  readonly status: Status
  readonly payment: OrderPayment
}

interface Agreement {
  /** In cents, without the fee. */
  readonly amount: number
  readonly payment: Pick<OrderPayment, 'method' | 'fee'>
}

/** Says what the response to a creating call means for the visitor. `agreed` is what was sent; `amountOf` returns cents without the fee. */
export function placedOrder<Made extends MadeOrder>(
  outcome: Outcome<Made>,
  agreed: Agreement,
  amountOf: (order: Made) => number,
): PlacedOrder {
  if (outcome.kind === 'refused') {
    return outcome.status === 409 ? { kind: 'conflict' } : { kind: 'declined', report: `refused with ${outcome.status}` }
  }
  if (outcome.kind === 'notFound') return { kind: 'declined', report: 'not found' }
  if (outcome.kind !== 'ok') return { kind: 'unknown', report: outcome.kind }
  const { reference, status, payment } = outcome.value
  const state = stateOfStatus[status]
  if (state === 'expired') return { kind: 'expired' }
  if (state === 'paid') return { kind: 'paid', reference }
  const { method, fee } = agreed.payment
  const isAgreed = amountOf(outcome.value) === agreed.amount && payment.method === method && payment.fee === fee
  return isAgreed ? { kind: 'payable', reference } : { kind: 'different', report: 'another sum or way to pay than agreed' }
}
