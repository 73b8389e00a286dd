import { msg } from '@lingui/core/macro'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { pageOf } from '../../page.ts'
import { languagesOf } from '../canonical.ts'
import { paidOrderAddress } from '../returned-order.ts'
import { GiftPage, type OpenGift } from './GiftPage.tsx'
import { heldGift, otherGifts, signInAgain } from './held-gift.ts'

/** The page of a gift, after signing in with its code. */
export const gift = pageOf({
  async critical(context, { reference }) {
    if (reference === undefined || !context.heldGifts.some((held) => held.reference === reference)) throw signInAgain(context)
    return { reference, contact: (await context.content.footer())?.contact }
  },
  deferred: (context, { reference }) => ({ opening: openGift(context, reference), others: otherGifts(context, reference) }),
  document: (context, { reference, ...loaded }) => ({
    head: {
      title: context.i18n._(msg`Your gift`),
      robots: 'noindex, nofollow',
      languages: languagesOf(context, 'gift', { path: [reference] }),
      sheet: ['form', 'beneficiary'],
    },
    caching: { seconds: 0, personal: true, tags: ['gift'] },
    frame: { kind: 'full', page: 'other' },
    body: <GiftPage context={context} reference={reference} {...loaded} />,
  }),
})

/** The confirmation is of the booking that the gift has paid: who holds the code may see it. */
async function openGift(context: PageContext, reference: string): Promise<OpenGift> {
  const session = await heldGift(context, reference)
  if (session.kind !== 'opened' || session.opened.state !== 'used') return { session, confirmation: undefined }
  const confirmation = await paidOrderAddress(context, href(context.site, 'confirmation'), session.opened.booking.reference)
  return { session, confirmation }
}
