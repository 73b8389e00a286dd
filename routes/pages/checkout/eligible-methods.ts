import { eligibilityQuestion } from '../../../src/domain/pricing/eligibility-question.ts'
import { offersSecondProvider, type PaymentMethod } from '../../../src/domain/pricing/payment-methods.ts'
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
  const question = eligibilityQuestion(price.sellPrice, dates.checkin, quote.cancellationPolicy, today)
  if (!question) return []
  const answer = await upstream.eligibility({ ...question.query, pointOfSale: market.locale.toLowerCase() })
  return answer.kind === 'ok' ? answer.value.paymentMethods.filter(({ type }) => question.methods.includes(type)) : []
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
