import { msg } from '@lingui/core/macro'
import { bookingSubject } from '../../../src/domain/order/paid-orders.ts'
import { checkoutHref } from '../../../src/domain/stay/booking-address.ts'
import { href } from '../../../src/market/site.ts'
import { contentPageOf } from '../../page.ts'
import { languagesOf } from '../canonical.ts'
import { knownAgain, rememberedAsPaid } from '../paid-before.ts'
import { seeOther } from '../purchase-redirects.ts'
import { bookingOfOrder, returnedBooking } from './booked-order.ts'
import { ConfirmationPage } from './ConfirmationPage.tsx'
import { UnsettledPayment, unsettledTitle } from './UnsettledPayment.tsx'

/** The payment provider returns here with a signed address. A payment that was not made redirects to the checkout. */
export const confirmation = contentPageOf({
  async critical(context) {
    const [returned, footer] = await Promise.all([returnedBooking(context), context.content.footer()])
    if (returned.kind === 'elsewhere') throw seeOther(href(returned.site, 'confirmation') + context.url.search)
    if (returned.kind === 'refused' || returned.kind === 'cancelled') {
      const { order } = returned
      const booking = bookingOfOrder(order)
      const more = { payment: order.payment.method, failed: returned.kind, ...(await knownAgain(context, bookingSubject(booking))) }
      throw seeOther(checkoutHref(context.site, booking, more))
    }
    return { order: returned.kind === 'confirmed' ? returned.order : undefined, contact: footer?.contact }
  },
  document: (context, { order, contact }) => ({
    head: {
      title: order ? context.i18n._(msg`Your stay is booked`) : unsettledTitle(context),
      robots: 'noindex, nofollow',
      sheet: 'purchase',
      languages: languagesOf(context, 'confirmation'),
    },
    caching: { seconds: 0, personal: true, tags: ['checkout'] },
    ...(order && { cookie: rememberedAsPaid(context, bookingSubject(bookingOfOrder(order))) }),
    frame: { kind: 'full', page: 'other' },
    body: order ? (
      <ConfirmationPage context={context} order={order} contact={contact} />
    ) : (
      <UnsettledPayment context={context} contact={contact} />
    ),
  }),
})
