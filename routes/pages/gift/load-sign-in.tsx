import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type PageLoader, pageOf } from '../../page.ts'
import { canonicalHref, languagesOf } from '../canonical.ts'
import { formTitle } from '../posted-form.ts'
import { isRefusedForm, statusOf } from './failures.tsx'
import { otherGifts } from './held-gift.ts'
import { emptySignIn, postSignIn, type SignInScreen } from './sign-in.ts'
import { SignInPage } from './SignInPage.tsx'

const titles: Readonly<Record<SignInScreen, MessageDescriptor>> = {
  beneficiaryLogin: msg`Use a gift`,
  boxLogin: msg`Use a gift box`,
}

/** Where a beneficiary signs in with a code. The footer is read whatever the code opens: a wrong one costs the same calls as a right one. */
function signInPage(screen: SignInScreen): PageLoader {
  return pageOf({
    async critical(context) {
      const isPost = context.request.method === 'POST'
      const [state, footer] = await Promise.all([isPost ? postSignIn(context, screen) : emptySignIn, context.content.footer()])
      if (state instanceof Response) throw state
      return { state, contact: footer?.contact }
    },
    deferred: (context) => ({ gifts: otherGifts(context) }),
    document: (context, { state, ...loaded }) => ({
      ...(state.failed && { status: statusOf(state.failed) }),
      ...(state.waitSeconds !== undefined && { retryAfter: state.waitSeconds }),
      head: {
        title: formTitle(context, context.i18n._(titles[screen]), isRefusedForm(state.failed)),
        description: context.i18n._(msg`Enter the code of your gift and choose your stay or your dates.`),
        robots: 'noindex, follow',
        canonical: canonicalHref(context, screen),
        languages: languagesOf(context, screen),
        sheet: ['form', 'beneficiary'],
      },
      caching: { seconds: 0, personal: true, tags: ['gift'] },
      frame: { kind: 'full', page: 'other' },
      body: <SignInPage context={context} screen={screen} state={state} {...loaded} />,
    }),
  })
}

export const beneficiarySignIn = signInPage('beneficiaryLogin')
export const boxSignIn = signInPage('boxLogin')
