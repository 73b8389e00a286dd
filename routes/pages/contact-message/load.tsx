import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { emptyContactForm } from '../../../src/domain/contact/contact-form.ts'
import { formAboutGift, type GiftRequest, readGiftRequest } from '../../../src/domain/contact/gift-requests.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { contentPageOf } from '../../page.ts'
import { canonicalHref, languagesOf } from '../canonical.ts'
import { contactDetails } from '../contact/contact-details.ts'
import { formTitle } from '../posted-form.ts'
import { redirectTo } from '../purchase-redirects.ts'
import { MessagePage } from './MessagePage.tsx'
import { type MessageFailure, type MessageState, sendMessage } from './send-message.ts'

const statusOf: Readonly<Record<MessageFailure, number>> = {
  fields: 422,
  challenge: 403,
  limit: 429,
  unavailable: 503,
  refused: 502,
}

const giftMessages: Readonly<Record<GiftRequest, MessageDescriptor>> = {
  extend: msg`I would like to extend the validity of my gift.`,
  exchange: msg`I would like to exchange my gift for another.`,
  expired: msg`My gift has expired. Is there a solution?`,
}

function newForm({ url, i18n }: Pick<PageContext, 'url' | 'i18n'>): MessageState {
  const about = readGiftRequest(url.searchParams)
  const values = about ? formAboutGift(about, i18n._(giftMessages[about.request])) : emptyContactForm
  return { values, errors: {}, failed: undefined }
}

export const contactMessage = contentPageOf({
  async critical(context) {
    if (!context.customerService.form) throw redirectTo(href(context.site, 'contact'))
    const isPost = context.request.method === 'POST'
    const state = isPost ? await sendMessage(context) : newForm(context)
    if (state instanceof Response) throw state
    return { ...(await contactDetails(context)), state, isPost }
  },
  document(context, { state, isPost, ...loaded }) {
    const { challenge } = context.customerService
    return {
      ...(state.failed && { status: statusOf[state.failed] }),
      ...(state.waitSeconds !== undefined && { retryAfter: state.waitSeconds }),
      head: {
        title: formTitle(context, context.i18n._(msg`Leave us a message`), state.failed !== undefined),
        description: context.i18n._(msg`We reply within 48 hours.`),
        robots: 'noindex, follow',
        canonical: canonicalHref(context, 'contact', { path: ['message'] }),
        sheet: ['contact', 'form'],
        languages: languagesOf(context, 'contact', { path: ['message'] }),
      },
      caching: { ...(isPost ? { seconds: 0, personal: true } : { seconds: 300 }), tags: ['contact'] },
      frame: { kind: 'full', page: 'other' },
      foreignScripts: challenge ? [challenge.script] : [],
      body: <MessagePage context={context} {...loaded} state={state} />,
    }
  },
})
