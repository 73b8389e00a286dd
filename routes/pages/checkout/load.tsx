import { msg } from '@lingui/core/macro'
import { orFail } from '../../../src/contract/outcome.ts'
import { href } from '../../../src/market/site.ts'
import type { PageLoader } from '../../index.ts'
import { notFound } from '../not-found/load.tsx'
import { unavailable } from '../unavailable.tsx'
import { askActivityDates, askQuote, askRates } from './ask-quote.ts'
import { CheckoutPage } from './CheckoutPage.tsx'
import { bookingOf, stayHref, stayWithoutDates } from './booking.ts'
import { pay } from './pay.ts'

/**
 * The booking checkout: everything it books stands in its address (`bookingOf`: `product`, `checkin`, `checkout`, `a`, `c`, `b`,
 * `activitySelectionList`, `offerId`, and `price`, the cents the visitor last saw). A POST chooses how to pay and leaves for the
 * payment provider.
 */
export const checkout: PageLoader = async (context, params) => {
  const { content, request, site, url } = context
  const booking = bookingOf(context)
  if (!booking) throw redirectTo(stayWithoutDates(context) ?? href(site, 'stays'))
  if (request.method === 'POST') throw await pay(context, booking)
  const found = await content.stay(booking.stayId)
  if (found.kind === 'notFound') return notFound(context, params)
  if (found.kind === 'unavailable') return unavailable(context)
  const back = stayHref(site, booking)
  const quote = orFail(askQuote(context, booking))
  const activityDates = askActivityDates(context, booking)
  const rates = askRates(context, booking)
  return {
    head: { title: context.i18n._(msg`Your booking`), robots: 'noindex, follow' },
    caching: { seconds: 0, tags: ['checkout'] },
    frame: { kind: 'simple', back },
    body: (
      <CheckoutPage
        {...{ context, booking, stay: found.value, quote, activityDates, rates, back }}
        method={url.searchParams.get('payment')}
        refused={url.searchParams.get('failed')}
      />
    ),
  }
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-cache', 'cache-tag': 'checkout' } })
}
