import * as v from 'valibot'
import { activitiesWithoutDate } from '../../../src/domain/criteria/activity-selection.ts'
import { paymentMethods } from '../../../src/domain/pricing/payment-methods.ts'
import { quoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import type { PageContext } from '../../context.ts'
import { askActivityDates, askQuote } from './ask-quote.ts'
import { type Booking, bookingReference, checkoutHref, stayHref } from './booking.ts'
import { mayPayWith } from './eligible-methods.ts'

const Payment = v.object({
  payment: v.optional(v.picklist(paymentMethods), 'full'),
  /** Cents the visitor agreed to. */
  price: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
})

/**
 * Leaves for the payment provider with the amount of a fresh real-time quote. When it is not the amount the visitor agreed to,
 * or there is none, goes back to the checkout, which says so.
 */
export async function pay(context: PageContext, booking: Booking): Promise<Response> {
  const { site, url, today, paymentUrl, market } = context
  const form = v.safeParse(Payment, Object.fromEntries(await formOf(context.request)))
  if (!form.success) return seeOther(checkoutHref(site, booking, { failed: 'form' }))
  const { price, payment } = form.output
  const agreed = { ...booking, shownPrice: price }
  const [asked, offered] = await Promise.all([askQuote(context, booking), askActivityDates(context, booking)])
  const outcome = asked.kind === 'ok' ? quoteOutcome(asked.value, today) : undefined
  if (outcome?.kind !== 'priced') return seeOther(checkoutHref(site, agreed, { payment, failed: 'quote' }))
  if (outcome.price.sellPrice !== price) return seeOther(checkoutHref(site, agreed, { payment, failed: 'price' }))
  if (activitiesWithoutDate(booking.criteria.activities, offered).length > 0) return seeOther(checkoutHref(site, agreed, { payment }))
  if (!(await mayPayWith(payment, context, booking, outcome))) return seeOther(checkoutHref(site, agreed, { failed: 'method' }))
  const target = new URL(paymentUrl)
  const parameters = {
    amount: outcome.price.sellPrice,
    currency: market.currency,
    method: payment,
    reference: bookingReference(booking.stayId, booking.dates),
    locale: market.locale,
    return: new URL(stayHref(site, booking), url.origin).href,
  }
  for (const [key, value] of Object.entries(parameters)) target.searchParams.set(key, String(value))
  return seeOther(target.href)
}

/** A form that is no form has no fields. */
async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    return new FormData()
  }
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store', 'cache-tag': 'checkout' } })
}
