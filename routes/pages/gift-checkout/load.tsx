import { msg } from '@lingui/core/macro'
import { orFail } from '../../../src/contract/outcome.ts'
import { giftCheckoutHref, isSameGift, readGiftChoice, typedAmount } from '../../../src/domain/gift/gift-address.ts'
import { formOfDelivery } from '../../../src/domain/gift/gift-form.ts'
import { cardShares, priceWithCards } from '../../../src/domain/pricing/gift-cards.ts'
import { amountToPay, paymentMethods } from '../../../src/domain/pricing/payments.ts'
import { href } from '../../../src/market/site.ts'
import { digitalGift, freeAmount, type GiftChoice, isOwnUse } from '../../../src/domain/gift/gift.ts'
import type { PageContext } from '../../context.ts'
import { pageOf } from '../../page.ts'
import { choiceOfGift, returnedGift } from '../gift-confirmation/returned-gift.ts'
import { languagesOf } from '../canonical.ts'
import { missingContent } from '../missing-content.ts'
import { paidBefore } from '../paid-before.ts'
import { formTitle } from '../posted-form.ts'
import { redirectTo } from '../purchase-redirects.ts'
import { isRefusedForm, statusOf } from './failures.tsx'
import { describedGift, draftOfGift, undescribedGift } from './described-gift.ts'
import { GiftCheckoutPage } from './GiftCheckoutPage.tsx'
import type { GiftOffer } from './props.ts'
import { giftPayments } from './gift-payments.ts'
import { type GiftFormState, newGiftForm, paidGiftForm, placeGiftOrder } from './place-order.ts'
import { pricedGift } from './priced-gift.ts'

/** The gift is in the address. A POST redirects to the payment provider, or renders the form as typed, whatever failed. */
export const giftCheckout = pageOf({
  async critical(context, params) {
    const { content, site, url } = context
    const choice = readGiftChoice(url.search)
    if (!choice) throw redirectTo(choicePage(context))
    const [found, draft, settings, footer] = await Promise.all([
      describedGift(context, choice),
      draftOfGift(context, choice.gift),
      content.settings(),
      content.footer(),
    ])
    const shared = { draft, deliveryDays: settings?.deliveryDays, contact: footer?.contact }
    const paid = await paidBefore(context, draft, href(site, 'giftCheckout', { path: ['confirmation'] }))
    if (context.request.method === 'POST') {
      const described = found.kind === 'ok' ? found.value : await undescribedGift(context, choice)
      const isSold = found.kind === 'ok' || found.kind === 'unavailable'
      const gift = { choice, validityMonths: described.validityMonths, isSold }
      const state = paid ? await paidGiftForm(context, choice, paid) : await placeGiftOrder(context, gift)
      if (state instanceof Response) throw state
      return { choice: { ...choice, country: state.country }, described, state, isPost: true, ...shared }
    }
    // A market that sells no parcels offers the same gift by e-mail.
    if (choice.format === 'physical' && settings && !settings.physicalGifts) throw redirectTo(giftCheckoutHref(site, digitalGift(choice)))
    if (found.kind === 'elsewhere') throw redirectTo(found.address)
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    const state = paid ? await paidGiftForm(context, choice, paid) : await openedForm(context, choice)
    return { choice, described: found.value, state, isPost: false, ...shared }
  },
  deferred(context, { choice, described, state }) {
    const pricing = state.pricing ? Promise.resolve(state.pricing) : pricedGift(context, choice)
    const offer = offerOf(context, pricing, described.validityMonths, state)
    offer.catch(() => {})
    return { offer }
  },
  document: (context, loaded) => ({
    ...(loaded.isPost && loaded.state.failed && { status: statusOf(loaded.state.failed), retryAfter: loaded.state.waitSeconds }),
    head: {
      title: formTitle(
        context,
        context.i18n._(isOwnUse(loaded.choice) ? msg`Your order` : msg`Your gift`),
        isRefusedForm(loaded.state.failed),
      ),
      robots: 'noindex, follow',
      sheet: ['purchase', 'form'],
      languages: languagesOf(context, 'giftCheckout'),
    },
    caching: { seconds: 0, personal: true, tags: ['checkout'] },
    frame: { kind: 'simple', back: loaded.described.back },
    body: <GiftCheckoutPage context={context} {...loaded} />,
  }),
})

/** A gift card without a valid amount leads back to its page, which names what was typed; any other address to all boxes. */
function choicePage({ site, url: { searchParams } }: PageContext): string {
  if (!searchParams.has('amount')) return href(site, 'boxes')
  const euros = typedAmount(searchParams)
  return href(site, 'giftCard', { query: euros === undefined ? {} : { amount: freeAmount, euros } })
}

/** Fills the form from the order of a payment that was not made. */
async function openedForm(context: PageContext, choice: GiftChoice): Promise<GiftFormState> {
  const { shownPrice, country } = choice
  const { searchParams } = context.url
  const payment = paymentMethods.find((method) => method === searchParams.get('payment'))
  const returned = searchParams.has('order') ? await returnedGift(context) : undefined
  const form = { shownPrice, country, payment, failed: undefined }
  if (returned?.kind !== 'refused' && returned?.kind !== 'cancelled') return { ...newGiftForm(), ...form }
  // What was typed for one gift is not for another one.
  if (!isSameGift(choice, choiceOfGift(returned.order))) return { ...newGiftForm(), ...form }
  const { delivery, buyer } = returned.order
  return { ...newGiftForm(formOfDelivery(delivery, buyer)), ...form, failed: returned.kind }
}

/** What gift cards pay is not paid in another way. */
async function offerOf(
  context: PageContext,
  priced: ReturnType<typeof pricedGift>,
  validityMonths: number,
  { entered }: Pick<GiftFormState, 'entered'>,
): Promise<GiftOffer> {
  const pricing = await orFail(priced)
  if (pricing.kind !== 'priced') return pricing
  const price = priceWithCards({ sellPrice: pricing.total }, cardShares(pricing.total, entered.cards))
  const gift = { total: amountToPay(price), validityMonths }
  return { kind: 'priced', priced: pricing, price, payments: await giftPayments(context, gift) }
}
