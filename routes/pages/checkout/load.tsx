import { msg } from '@lingui/core/macro'
import { orFail } from '../../../src/contract/outcome.ts'
import { href } from '../../../src/market/site.ts'
import { pageOf } from '../../page.ts'
import { missingContent } from '../missing-content.ts'
import { redirectTo } from '../purchase-redirects.ts'
import { requestActivityDates, requestExtras, requestQuote, requestRates } from './request-quote.ts'
import { CheckoutPage } from './CheckoutPage.tsx'
import { bookingOf, stayHref, stayWithoutDates } from './booking.ts'
import { pay } from './pay.ts'

/** The whole booking is in the address. A POST redirects to the payment provider. */
export const checkout = pageOf({
  async critical(context, params) {
    const { content, request, site } = context
    const booking = bookingOf(context)
    if (!booking) throw redirectTo(stayWithoutDates(context) ?? href(site, 'stays'))
    if (request.method === 'POST') throw await pay(context, booking)
    const [found, footer] = await Promise.all([content.stay(booking.stayId), content.footer()])
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    return { booking, stay: found.value, contact: footer?.contact, back: stayHref(site, booking, found.value) }
  },
  deferred(context, { booking, stay }) {
    const quote = orFail(requestQuote(context, booking))
    return {
      quote,
      activityDates: requestActivityDates(context, booking),
      rates: requestRates(context, booking, quote),
      extras: requestExtras(context, booking, stay),
    }
  },
  document: (context, parts) => ({
    head: { title: context.i18n._(msg`Your booking`), robots: 'noindex, follow', sheet: 'purchase' },
    caching: { seconds: 0, tags: ['checkout'] },
    frame: { kind: 'simple', back: parts.back },
    body: (
      <CheckoutPage
        context={context}
        {...parts}
        method={context.url.searchParams.get('payment')}
        refused={context.url.searchParams.get('failed')}
      />
    ),
  }),
})
