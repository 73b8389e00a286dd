import type { Quote } from '../../../src/contract/quote.ts'
import { methodsToAskFor, offersSecondProvider, type PaymentMethod } from '../../../src/domain/pricing/payment-methods.ts'
import type { EligibleMethod } from '../../../src/domain/pricing/payment-plan.ts'
import type { QuoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import type { PageContext } from '../../context.ts'
import type { Booking } from './booking.ts'

export type Priced = Extract<QuoteOutcome, { kind: 'priced' }>

/** Pay-later methods: asked for only where the rules allow them, shown only when the answer does. None when the call fails. */
export async function eligibleMethods(
  { upstream, market, today }: Pick<PageContext, 'upstream' | 'market' | 'today'>,
  { dates }: Pick<Booking, 'dates'>,
  { price, quote }: Priced,
): Promise<readonly EligibleMethod[]> {
  const policy = quote.cancellationPolicy
  const amount = price.sellPrice
  const methods = methodsToAskFor(
    { amount, checkin: dates.checkin, hasCancellationPolicy: policy !== undefined, enabled: ['deferred', '3x', '4x'] },
    today,
  )
  if (methods.length === 0) return []
  const answer = await upstream.eligibility({
    amount,
    cancellationPolicyType: policyType(policy),
    ...(policy?.cancellationDeadline ? { cancellableUntil: policy.cancellationDeadline } : {}),
    checkinDate: dates.checkin,
    pointOfSale: market.locale.toLowerCase(),
  })
  return answer.kind === 'ok' ? answer.value.paymentMethods.filter(({ type }) => methods.includes(type)) : []
}

function policyType(policy: Quote['cancellationPolicy']): string {
  return policy?.cancellable ? 'cancellable' : 'nonCancellable'
}

/** Whether a booking may be paid so: what was posted is checked like everything from outside. */
export async function mayPayWith(
  method: PaymentMethod,
  context: Pick<PageContext, 'upstream' | 'market' | 'today'>,
  booking: Pick<Booking, 'dates'>,
  priced: Priced,
): Promise<boolean> {
  if (method === 'full') return true
  if (method === 'pay-later') return offersSecondProvider(context.market.locale, priced.price.sellPrice)
  return (await eligibleMethods(context, booking, priced)).some(({ type }) => type === method)
}
