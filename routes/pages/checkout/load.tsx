import { msg } from '@lingui/core/macro'
import { orFail } from '../../../src/contract/outcome.ts'
import { acceptDates } from '../../../src/domain/criteria/accept-dates.ts'
import { formatStayCriteria, parseStayCriteria } from '../../../src/domain/criteria/parse-stay.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import type { PageLoader } from '../../index.ts'
import { notFound } from '../not-found/load.tsx'
import { unavailable } from '../unavailable.tsx'
import { askQuote } from './ask-quote.ts'
import { CheckoutPage } from './CheckoutPage.tsx'
import type { Booking } from './booking.ts'
import { pay } from './pay.ts'

/**
 * The booking checkout: everything it books stands in its address (`product`, `checkin`, `checkout`, `a`, `c`, `b`, and `price`, the
 * cents the visitor last saw). A POST chooses how to pay and leaves for the payment provider.
 */
export const checkout: PageLoader = async (context, params) => {
  const { content, request, site } = context
  const booking = bookingOf(context)
  if (!booking) throw redirectTo(href(site, 'stays'))
  if (request.method === 'POST') throw await pay(context, booking)
  const found = await content.stay(booking.stayId)
  if (found.kind === 'notFound') return notFound(context, params)
  if (found.kind === 'unavailable') return unavailable(context)
  const back = href(site, 'stay', { path: [booking.stayId], hash: formatStayCriteria(booking.criteria) })
  const quote = orFail(askQuote(context, booking))
  return {
    head: { title: context.i18n._(msg`Your booking`), robots: 'noindex, follow' },
    caching: { seconds: 0, tags: ['checkout'] },
    frame: { kind: 'simple', back },
    body: <CheckoutPage {...{ context, booking, stay: found.value, quote, back }} />,
  }
}

/** The booking in the address; undefined when it names no stay or no dates that can be booked. */
function bookingOf({ url, today, hour }: PageContext): Booking | undefined {
  const criteria = acceptDates(parseStayCriteria(url.search), today, hour)
  const stayId = wholeNumber(url.searchParams.get('product'))
  if (!criteria.dates || stayId === undefined || stayId === 0) return undefined
  return { stayId, criteria, dates: criteria.dates, shownPrice: wholeNumber(url.searchParams.get('price')) }
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-cache', 'cache-tag': 'checkout' } })
}
