import type { HeldGift } from '../../../src/contract/beneficiary.ts'
import type { OrderPayment } from '../../../src/contract/order.ts'
import {
  amountToPay,
  eligibilityRequest,
  type EligibleMethod,
  offeredPayments,
  offersSecondProvider,
  type PaymentMethod,
} from '../../../src/domain/pricing/payments.ts'
import type { QuoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import type { PageContext } from '../../context.ts'
import { requestMethods } from '../request-methods.ts'
import type { BookingChoice } from '../../../src/domain/stay/booking-address.ts'

export type Priced = Extract<QuoteOutcome, { kind: 'priced' }>
/** With the gift that pays a part of it. */
export type PricedStay = Priced & { readonly gift: HeldGift | undefined }

export function eligibleMethods(
  context: Pick<PageContext, 'upstream' | 'content' | 'site' | 'today'>,
  { dates }: Pick<BookingChoice, 'dates'>,
  { price, quote }: Priced,
): Promise<readonly EligibleMethod[]> {
  return requestMethods(context, eligibilityRequest(amountToPay(price), dates.checkin, quote.cancellationPolicy, context.today))
}

export async function agreedPayment(
  method: PaymentMethod,
  context: Pick<PageContext, 'upstream' | 'content' | 'site' | 'today'>,
  booking: Pick<BookingChoice, 'dates'>,
  priced: Priced,
): Promise<OrderPayment | undefined> {
  const isOurs = method === 'full' || method === 'pay-later'
  const methods = isOurs ? [] : await eligibleMethods(context, booking, priced)
  return paymentsOf(context, booking, priced, methods).find((payment) => payment.method === method)
}

export function paymentsOf(
  { site, today }: Pick<PageContext, 'site' | 'today'>,
  { dates }: Pick<BookingChoice, 'dates'>,
  { price, quote }: Priced,
  methods: readonly EligibleMethod[],
): OrderPayment[] {
  const amount = amountToPay(price)
  const stay = { amount, checkin: dates.checkin, deadline: quote.cancellationPolicy?.cancellationDeadline }
  const secondProvider = offersSecondProvider(site.market.locale, amount)
  return offeredPayments({ stay, methods, secondProvider }, today)
}
