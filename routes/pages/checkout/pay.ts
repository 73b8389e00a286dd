import * as v from 'valibot'
import type { OrderRequest } from '../../../src/contract/order.ts'
import { type Booking, checkoutHref } from '../../../src/domain/stay/booking-address.ts'
import { toStayOccupancy } from '../../../src/domain/guests/occupancy.ts'
import { activitiesWithoutDate } from '../../../src/domain/stay/activity-selection.ts'
import { placedOrder } from '../../../src/domain/order/placed-order.ts'
import { amountToPay, type PaymentMethod, paymentMethods } from '../../../src/domain/pricing/payments.ts'
import { quoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import type { PageContext } from '../../context.ts'
import { agreedPayment } from './eligible-methods.ts'
import type { Failure } from './failures.tsx'
import { providerAddress } from '../provider-address.ts'
import { postedForm } from '../posted-form.ts'
import { seeOther } from '../purchase-redirects.ts'
import { choicesOf, requestActivityDates, requestQuote } from './request-quote.ts'

const Form = v.object({
  payment: v.optional(v.picklist(paymentMethods), 'full'),
  /** Cents agreed to. */
  price: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  terms: v.optional(v.literal('accepted')),
})

type Agreement = { readonly order: Omit<OrderRequest, 'locale' | 'minisite'> } | { readonly failed: Failure | undefined }

/**
 * Orders at the price (cents) of a new real-time quote and redirects to the payment provider; back to the checkout where a choice is
 * missing or the price has changed.
 */
export async function pay(context: PageContext, booking: Booking): Promise<Response> {
  const { site, upstream } = context
  const form = v.safeParse(Form, Object.fromEntries(await postedForm(context.request)))
  if (!form.success) return seeOther(checkoutHref(site, booking, { failed: 'form' }))
  const { price, payment, terms } = form.output
  const back = (failed: Failure | undefined) =>
    seeOther(checkoutHref(site, { ...booking, shownPrice: price }, { payment: failed === 'method' ? undefined : payment, failed }))
  if (!terms) return back('terms')
  const agreement = await agreementOn(context, booking, { price, payment })
  if ('failed' in agreement) return back(agreement.failed)
  const { order } = agreement
  const created = await upstream.createOrder(order, crypto.randomUUID())
  const placed = placedOrder(created, order, ({ priceInfo }) => amountToPay(priceInfo))
  if (placed.kind === 'payable') return seeOther(providerAddress(context, { reference: placed.reference, ...order }))
  if ('report' in placed) context.logCheckoutFailure(`order not made: ${placed.report}`)
  return back(placed.kind === 'conflict' ? 'price' : 'quote')
}

async function agreementOn(
  context: PageContext,
  booking: Booking,
  { price, payment: method }: { price: number; payment: PaymentMethod },
): Promise<Agreement> {
  const { stayId, dates, criteria } = booking
  const [quote, activityDates] = await Promise.all([requestQuote(context, booking), requestActivityDates(context, booking)])
  const outcome = quote.kind === 'ok' ? quoteOutcome(quote.value, context.today) : undefined
  if (quote.kind !== 'ok') context.logCheckoutFailure(`quote of an order not read: ${quote.kind}`)
  if (outcome?.kind !== 'priced') return { failed: 'quote' }
  if (outcome.price.sellPrice !== price) return { failed: 'price' }
  // The checkout has a form for them.
  if (activitiesWithoutDate(criteria.activities, activityDates).length > 0) return { failed: undefined }
  const payment = await agreedPayment(method, context, booking, outcome)
  if (!payment) return { failed: 'method' }
  const reservationCriteria = toStayOccupancy(dates, criteria.guests)
  return { order: { stayId, reservationCriteria, ...choicesOf(booking), payment, amount: amountToPay(outcome.price) } }
}
