import { msg } from '@lingui/core/macro'
import type { GiftOrder } from '../../../src/contract/gift-order.ts'
import { isOwnUse } from '../../../src/domain/gift/gift.ts'
import { giftCheckoutHref } from '../../../src/domain/gift/gift-address.ts'
import { returnKeys } from '../../../src/domain/booking/payment-return.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { contentPageOf } from '../../page.ts'
import { UnsettledPayment, unsettledTitle } from '../confirmation/UnsettledPayment.tsx'
import { languagesOf } from '../canonical.ts'
import { draftOfGift } from '../gift-checkout/described-gift.ts'
import { knownAgain, rememberedAsPaid } from '../paid-before.ts'
import { seeOther } from '../purchase-redirects.ts'
import { GiftConfirmationPage } from './GiftConfirmationPage.tsx'
import { choiceOfGift, returnedGift } from './returned-gift.ts'

/** The payment provider returns here with a signed address. Where nothing was paid, the address fills the form of the checkout again. */
export const giftConfirmation = contentPageOf({
  async critical(context) {
    const { content } = context
    const [returned, settings, footer] = await Promise.all([returnedGift(context), content.settings(), content.footer()])
    if (returned.kind === 'elsewhere') throw seeOther(href(returned.site, 'giftCheckout', { path: ['confirmation'] }) + context.url.search)
    if (returned.kind === 'refused' || returned.kind === 'cancelled') {
      const evidence = Object.fromEntries(returnKeys.map((key) => [key, context.url.searchParams.get(key) ?? undefined]))
      const payment = returned.order.payment.method
      const draft = await draftOfGift(context, returned.order.gift)
      const more = { ...evidence, payment, ...(await knownAgain(context, draft)) }
      throw seeOther(giftCheckoutHref(context.site, choiceOfGift(returned.order), more))
    }
    const order = returned.kind === 'confirmed' ? returned.order : undefined
    return {
      order,
      draft: order && (await draftOfGift(context, order.gift)),
      deliveryDays: settings?.deliveryDays,
      contact: footer?.contact,
    }
  },
  document: (context, { order, draft, ...loaded }) => ({
    head: {
      title: titleOf(context, order),
      robots: 'noindex, nofollow',
      sheet: 'purchase',
      languages: languagesOf(context, 'giftCheckout', { path: ['confirmation'] }),
    },
    caching: { seconds: 0, personal: true, tags: ['checkout'] },
    ...(draft !== undefined && { cookie: rememberedAsPaid(context, draft) }),
    frame: { kind: 'full', page: 'other' },
    body: order ? (
      <GiftConfirmationPage context={context} order={order} draft={draft} {...loaded} />
    ) : (
      <UnsettledPayment context={context} contact={loaded.contact} gift />
    ),
  }),
})

function titleOf(context: PageContext, order: GiftOrder | undefined): string {
  if (!order) return unsettledTitle(context)
  return context.i18n._(isOwnUse(order) ? msg`Your order is paid` : msg`Your gift is ordered`)
}
