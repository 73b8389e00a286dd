import * as v from 'valibot'
import { activitiesWithoutDate } from '../../../src/domain/stay/activity-selection.ts'
import { paymentMethods } from '../../../src/domain/pricing/payment-methods.ts'
import { quoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import type { PageContext } from '../../context.ts'
import { requestActivityDates, requestQuote } from './request-quote.ts'
import { type Booking, checkoutHref } from '../../../src/domain/stay/booking-address.ts'
import { stayHref } from './booking.ts'
import { mayPayWith } from './eligible-methods.ts'

const Payment = v.object({
  payment: v.optional(v.picklist(paymentMethods), 'full'),
  /** Cents the visitor agreed to. */
  price: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
})

/**
 * Redirects to the payment provider with the amount (cents) of a new real-time quote, or back to the checkout if it differs from the
 * accepted amount or is missing.
 */
export async function pay(context: PageContext, booking: Booking): Promise<Response> {
  const { site, url, today, paymentUrl } = context
  const form = v.safeParse(Payment, Object.fromEntries(await formOf(context.request)))
  if (!form.success) return seeOther(checkoutHref(site, booking, { failed: 'form' }))
  const { price, payment } = form.output
  const agreed = { ...booking, shownPrice: price }
  const [quote, activityDates] = await Promise.all([requestQuote(context, booking), requestActivityDates(context, booking)])
  const outcome = quote.kind === 'ok' ? quoteOutcome(quote.value, today) : undefined
  if (outcome?.kind !== 'priced') return seeOther(checkoutHref(site, agreed, { payment, failed: 'quote' }))
  if (outcome.price.sellPrice !== price) return seeOther(checkoutHref(site, agreed, { payment, failed: 'price' }))
  if (activitiesWithoutDate(booking.criteria.activities, activityDates).length > 0) return seeOther(checkoutHref(site, agreed, { payment }))
  if (!(await mayPayWith(payment, context, booking, outcome))) return seeOther(checkoutHref(site, agreed, { failed: 'method' }))
  const target = new URL(paymentUrl)
  const parameters = {
    amount: outcome.price.sellPrice,
    currency: site.market.currency,
    method: payment,
    // Equal for all bookings of a stay on one day: never show it.
    reference: `S${booking.stayId}-${booking.dates.checkin}`,
    locale: site.market.locale,
    return: new URL(stayHref(site, booking), url.origin).href,
  }
  for (const [key, value] of Object.entries(parameters)) target.searchParams.set(key, String(value))
  return seeOther(target.href)
}

/** The posted form; empty when the body cannot be parsed. Its size is limited by the gateway. */
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
