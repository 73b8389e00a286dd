import { msg } from '@lingui/core/macro'
import { checkoutHref } from '../../../src/domain/stay/booking-address.ts'
import { href } from '../../../src/market/site.ts'
import { contentPageOf } from '../../page.ts'
import { seeOther } from '../purchase-redirects.ts'
import { bookingOfOrder, returnedBooking } from './booked-order.ts'
import { ConfirmationPage } from './ConfirmationPage.tsx'
import { UnsettledPayment } from './UnsettledPayment.tsx'

/** The payment provider returns here with a signed address. A payment that was not made redirects to the checkout. */
export const confirmation = contentPageOf({
  async critical(context) {
    const [returned, footer] = await Promise.all([returnedBooking(context), context.content.footer()])
    if (returned.kind === 'elsewhere') throw seeOther(href(returned.site, 'confirmation') + context.url.search)
    if (returned.kind === 'refused' || returned.kind === 'cancelled') {
      const { order } = returned
      throw seeOther(checkoutHref(context.site, bookingOfOrder(order), { payment: order.payment.method, failed: returned.kind }))
    }
    return { order: returned.kind === 'confirmed' ? returned.order : undefined, contact: footer?.contact }
  },
  document: (context, { order, contact }) => ({
    head: {
      title: context.i18n._(order ? msg`Your stay is booked` : msg`We are checking your payment`),
      robots: 'noindex, nofollow',
      sheet: 'purchase',
    },
    caching: { seconds: 0, personal: true, tags: ['checkout'] },
    frame: { kind: 'full', page: 'other' },
    body: order ? (
      <ConfirmationPage context={context} order={order} contact={contact} />
    ) : (
      <UnsettledPayment context={context} contact={contact} />
    ),
  }),
})
