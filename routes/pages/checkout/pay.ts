import * as v from 'valibot'
import { formatStayCriteria } from '../../../src/domain/criteria/parse-stay.ts'
import { quoteOutcome } from '../../../src/domain/quote/quote-outcome.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { askQuote } from './ask-quote.ts'
import { type Booking, bookingReference } from './booking.ts'

const Payment = v.object({
  payment: v.optional(v.picklist(['full', '3x', '4x', 'deferred']), 'full'),
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
  const query = Object.fromEntries(new URLSearchParams(formatStayCriteria(booking.criteria)))
  const checkout = (more: Record<string, string | number>) =>
    href(site, 'checkout', { query: { product: booking.stayId, ...query, ...more } })
  if (!form.success) return seeOther(checkout({ failed: 'form' }))
  const asked = await askQuote(context, booking)
  const outcome = asked.kind === 'ok' ? quoteOutcome(asked.value, today) : undefined
  if (outcome?.kind !== 'priced') return seeOther(checkout({ price: form.output.price, failed: 'quote' }))
  const amount = outcome.price.sellPrice
  if (amount !== form.output.price) return seeOther(checkout({ price: form.output.price, failed: 'price' }))
  const target = new URL(paymentUrl)
  const parameters = {
    amount,
    currency: market.currency,
    method: form.output.payment,
    reference: bookingReference(booking.stayId, booking.dates),
    locale: market.locale,
    return: new URL(href(site, 'stay', { path: [booking.stayId], query }), url.origin).href,
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
