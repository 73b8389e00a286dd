import { returnOutcome } from '../../src/domain/booking/payment-return.ts'
import { paidOrdersCookie } from '../../src/domain/order/paid-orders.ts'
import type { PageContext } from '../context.ts'

/** `address` is the confirmation's, or undefined where it cannot be signed. */
export interface PaidBefore {
  readonly reference: string
  readonly address: string | undefined
}

type Visit = Pick<PageContext, 'url' | 'now' | 'paymentSecrets' | 'paidOrders'>

/**
 * Finds the newest order of the same subject that this browser has paid within a day. Undefined if the address says that it is to be ordered
 * once more. `confirmation` is the path of its page.
 */
export async function paidBefore(visit: Visit, subject: string, confirmation: string): Promise<PaidBefore | undefined> {
  const paid = await provenOrder(visit, subject)
  if (!paid || visit.url.searchParams.get(againKey) === paid.order) return undefined
  return { reference: paid.order, address: `${confirmation}?${new URLSearchParams(paid)}` }
}

/** The key of an address that orders once more, with the number of the order that is repeated. */
const againKey = 'again'

export const orderAgain = ({ reference }: Pick<PaidBefore, 'reference'>) => ({ [againKey]: reference })

/** What the address says of ordering once more, for the next address. */
export function stillAgain({ url }: Pick<PageContext, 'url'>): { readonly again?: string } {
  const again = url.searchParams.get(againKey)
  return again === null ? {} : { again }
}

/** For the way back from a payment that was not made: an order that was paid before is known by then. */
export async function knownAgain(visit: Visit, subject: string): Promise<{ readonly again?: string }> {
  const paid = await provenOrder(visit, subject)
  return paid ? { [againKey]: paid.order } : {}
}

async function provenOrder({ now, paymentSecrets, paidOrders }: Visit, subject: string) {
  const known = paidOrders.find((order) => order.subject === subject)
  if (!known) return undefined
  const { order, at, signature } = known
  const returned = { order, outcome: 'confirmed', at, signature } as const
  return (await returnOutcome(new URLSearchParams(returned), paymentSecrets, now)) === 'unknown' ? undefined : returned
}

/** The newest paid order that the page knows of, or an empty text. */
export const newestPaid = ({ paidOrders }: Pick<PageContext, 'paidOrders'>): string => paidOrders[0]?.order ?? ''

/** The cookie by which the browser knows the order of a confirmation, whose address proves it. */
export function rememberedAsPaid({ url, paidOrders }: Visit, subject: string): string {
  const value = (key: 'order' | 'at' | 'signature') => url.searchParams.get(key) ?? ''
  return paidOrdersCookie({ subject, order: value('order'), at: value('at'), signature: value('signature') }, paidOrders)
}
