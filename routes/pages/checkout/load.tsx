import { msg } from '@lingui/core/macro'
import { orFail } from '../../../src/contract/outcome.ts'
import { bookingSubject } from '../../../src/domain/order/paid-orders.ts'
import { href } from '../../../src/market/site.ts'
import { pageOf } from '../../page.ts'
import { languagesOf } from '../canonical.ts'
import { missingContent } from '../missing-content.ts'
import { signInAgain } from '../gift/held-gift.ts'
import { paidBefore } from '../paid-before.ts'
import { formTitle } from '../posted-form.ts'
import { redirectTo } from '../purchase-redirects.ts'
import { requestActivityDates, requestExtras, requestQuote, requestRates } from './request-quote.ts'
import { CheckoutPage } from './CheckoutPage.tsx'
import { isRefusedForm, statusOf } from './failures.tsx'
import { bookingOf, stayHref, stayToDate } from './booking.ts'
import { openedForm, pay } from './pay.ts'
import { isSignedOut, payingGift } from './paying-gift.ts'

/** The whole booking is in the address. A POST redirects to the payment provider, or renders the form as posted. */
export const checkout = pageOf({
  async critical(context, params) {
    const { content, request, site } = context
    const booking = bookingOf(context)
    if (!booking) throw redirectTo(stayToDate(context) ?? href(site, 'stays'))
    const isPost = request.method === 'POST'
    const paid = await paidBefore(context, bookingSubject(booking), href(site, 'confirmation'))
    if (!paid && !isPost && isSignedOut(context, booking)) throw signInAgain(context)
    // A page begins before the upstream has said what the gift is; a form waits for it.
    const paying = paid || !isPost ? undefined : await payingGift(context, booking)
    const form = paid
      ? { ...openedForm(context, booking), failed: 'paid' as const, paid }
      : isPost
        ? await pay(context, booking, paying)
        : openedForm(context, booking)
    if (form instanceof Response) throw form
    const [found, footer] = await Promise.all([content.stay(booking.stayId), content.footer()])
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    return {
      booking: { ...booking, shownPrice: form.shownPrice },
      form,
      isPost,
      paying: form.refusedGift ?? paying,
      stay: found.value,
      contact: footer?.contact,
      back: stayHref(site, booking, found.value),
    }
  },
  deferred(context, { booking, stay, form, paying }) {
    const quote = orFail(form.quote ? Promise.resolve(form.quote) : requestQuote(context, booking))
    return {
      gift: paying ? Promise.resolve(paying) : payingGift(context, booking),
      quote,
      activityDates: requestActivityDates(context, booking),
      rates: requestRates(context, booking, quote),
      extras: requestExtras(context, booking, stay),
    }
  },
  document: (context, { isPost, ...loaded }) => ({
    ...(isPost && loaded.form.failed && { status: statusOf(loaded.form.failed), retryAfter: loaded.form.waitSeconds }),
    head: {
      title: formTitle(context, context.i18n._(msg`Your booking`), isRefusedForm(loaded.form.failed)),
      robots: 'noindex, follow',
      sheet: ['purchase', 'form'],
      languages: languagesOf(context, 'checkout'),
    },
    caching: { seconds: 0, tags: ['checkout'] },
    frame: { kind: 'simple', back: loaded.back },
    body: <CheckoutPage context={context} isPost={isPost} {...loaded} />,
  }),
})
