import type { Outcome } from '../../src/contract/outcome.ts'
import type { PaymentOutcome } from '../../src/contract/order.ts'
import { returnOutcome, signedReturn } from '../../src/domain/booking/payment-return.ts'
import type { PageContext } from '../context.ts'

/** `unsettled` means that nothing proves an outcome, or that the order is unavailable. */
export type Returned<Order> = { readonly kind: PaymentOutcome; readonly order: Order } | { readonly kind: 'unsettled' }

interface Orders<Order> {
  readonly find: (reference: string) => Promise<Outcome<Order>>
  readonly isPaid: (order: Order) => boolean
}

/** A payment counts as confirmed only if upstream has the order as paid, too. */
export async function returnedOrder<Order extends { readonly reference: string }>(
  { url, now, paymentSecret }: Pick<PageContext, 'url' | 'now' | 'paymentSecret'>,
  { find, isPaid }: Orders<Order>,
): Promise<Returned<Order>> {
  const returned = await returnOutcome(url.searchParams, paymentSecret, now)
  if (returned === 'unknown') return { kind: 'unsettled' }
  const found = await find(returned.order)
  if (found.kind !== 'ok') return { kind: 'unsettled' }
  const order = found.value
  if (order.reference !== returned.order || (returned.outcome === 'confirmed') !== isPaid(order)) return { kind: 'unsettled' }
  return { kind: returned.outcome, order }
}

/**
 * Returns the confirmation's address for an order that upstream calls paid, or undefined without a secret. Call it only for a visitor who
 * has sent the order's own key.
 */
export async function paidOrderAddress(
  { now, paymentSecret }: Pick<PageContext, 'now' | 'paymentSecret'>,
  confirmation: string,
  reference: string,
): Promise<string | undefined> {
  if (!paymentSecret) return undefined
  return `${confirmation}?${new URLSearchParams(await signedReturn(reference, paymentSecret, now))}`
}
