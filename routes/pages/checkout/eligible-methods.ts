import { eligibilityRequest } from '../../../src/domain/pricing/eligibility-request.ts'
import { offersSecondProvider, type PaymentMethod } from '../../../src/domain/pricing/payment-methods.ts'
import type { EligibleMethod } from '../../../src/domain/pricing/payment-plan.ts'
import type { QuoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import type { PageContext } from '../../context.ts'
import type { Booking } from '../../../src/domain/stay/booking-address.ts'

export type Priced = Extract<QuoteOutcome, { kind: 'priced' }>

/** Requests the eligible pay-later methods, where the rules allow them; empty when the call fails. */
export async function eligibleMethods(
  { upstream, site, today }: Pick<PageContext, 'upstream' | 'site' | 'today'>,
  { dates }: Pick<Booking, 'dates'>,
  { price, quote }: Priced,
): Promise<readonly EligibleMethod[]> {
  const request = eligibilityRequest(price.sellPrice, dates.checkin, quote.cancellationPolicy, today)
  if (!request) return []
  const response = await upstream.eligibility({ ...request.query, pointOfSale: site.market.locale.toLowerCase() })
  return response.kind === 'ok' ? response.value.paymentMethods.filter(({ type }) => request.methods.includes(type)) : []
}

/** Whether a booking may be paid with the posted method. */
export async function mayPayWith(
  method: PaymentMethod,
  context: Pick<PageContext, 'upstream' | 'site' | 'today'>,
  booking: Pick<Booking, 'dates'>,
  priced: Priced,
): Promise<boolean> {
  if (method === 'full') return true
  if (method === 'pay-later') return offersSecondProvider(context.site.market.locale, priced.price.sellPrice)
  return (await eligibleMethods(context, booking, priced)).some(({ type }) => type === method)
}
