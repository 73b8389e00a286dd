import type { OpenedGift } from '../../../src/contract/beneficiary.ts'
import { cleanValue, fieldError, type FieldError } from '../../../src/domain/field/field-error.ts'
import { readGiftCodes } from '../../../src/domain/gift/gift-code.ts'
import { stayTermsOf, withHeldCode, withoutHeldCode } from '../../../src/domain/gift/held-codes.ts'
import { signInRules } from '../../../src/domain/gift/sign-in-fields.ts'
import type { Locale } from '../../../src/market/markets.ts'
import { ownAddress } from '../../../src/market/own-address.ts'
import type { Screen } from '../../../src/market/segments.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { postedForm } from '../posted-form.ts'
import { seeOther } from '../purchase-redirects.ts'
import type { SignInFailure } from './failures.tsx'
import { giftHref } from './held-gift.ts'

/** Both have the same form; a box is opened without an e-mail address. */
export type SignInScreen = Extract<Screen, 'beneficiaryLogin' | 'boxLogin'>

export interface SignInState {
  readonly code: string
  readonly email: string
  readonly errors: { readonly code?: FieldError | undefined; readonly email?: FieldError | undefined }
  readonly failed: SignInFailure | undefined
  /** The market that sold a gift `elsewhere`. */
  readonly seller?: Locale
  readonly waitSeconds?: number
}

export const emptySignIn: SignInState = { code: '', email: '', errors: {}, failed: undefined }

/** `ref` of the address after signing out. */
export const signedOut = 'signed-out'

/**
 * Signs a code in, or out. Redirects to the gift, or returns the form as it was typed. The address of a redirect ends with an empty fragment,
 * so that the browser carries no code along that was in the fragment of the form's address; React Router leaves it in absolute addresses only.
 */
export async function postSignIn(context: PageContext, screen: SignInScreen): Promise<Response | SignInState> {
  const posted = await postedForm(context.request)
  const leaving = posted.get('leave')
  if (typeof leaving === 'string') return signOut(context, screen, leaving)
  const text = (name: string) => {
    const value = posted.get(name)
    return typeof value === 'string' ? value.slice(0, longestTyped) : ''
  }
  const typed = { code: text('giftCode').trim(), email: cleanValue(signInRules.email, text('email')), errors: {} }
  const errors = { code: fieldError(signInRules.code, typed.code), email: fieldError(signInRules.email, typed.email) }
  if (errors.code ?? errors.email) return { ...typed, errors, failed: 'fields' }
  const [code = '', ...more] = readGiftCodes(typed.code)
  if (more.length > 0) return { ...typed, failed: 'several' }
  const email = typed.email || undefined
  const wait = await context.secondsToSignIn(email && code)
  if (wait > 0) return { ...typed, failed: 'busy', waitSeconds: wait }
  const response = await context.upstream.openGift({ code, email })
  if (response.kind !== 'ok') return { ...typed, failed: 'unavailable' }
  const { value: opened } = response
  if (!('gift' in opened)) return { ...typed, ...refusal(opened, posted.has('email')) }
  const { reference, gift } = opened.gift
  const terms = stayTermsOf(opened.gift)
  const cookie = await context.giftSession(
    withHeldCode(context.heldGifts, { reference, code, ...(gift.type === 'SINGLEVOUCHER' && email && { email }), ...(terms && { terms }) }),
  )
  if (cookie === undefined) return { ...typed, failed: 'unavailable' }
  return seeOther(`${context.url.origin}${wayBack(context, reference) ?? giftHref(context.site, reference)}#`, cookie)
}

const longestTyped = 300

/** A form without the field of the e-mail address gets it; one that was sent without an address is told. */
function refusal(opened: Exclude<OpenedGift, { gift: unknown }>, hadEmail: boolean): Pick<SignInState, 'failed' | 'seller'> {
  switch (opened.state) {
    case 'elsewhere':
      return { failed: 'elsewhere', seller: opened.locale }
    case 'emailNeeded':
      return { failed: hadEmail ? 'emailMissing' : 'emailNeeded' }
    default:
      return { failed: opened.state }
  }
}

async function signOut({ site, heldGifts, giftSession }: PageContext, screen: SignInScreen, leaving: string): Promise<Response> {
  const left = leaving === 'all' ? [] : withoutHeldCode(heldGifts, leaving)
  return seeOther(href(site, screen, { query: { ref: signedOut } }), await giftSession(left))
}

/** The page that asked to sign in, if it is of this gift: `origin` of the address. */
function wayBack({ url, site }: Pick<PageContext, 'url' | 'site'>, reference: string): string | undefined {
  const target = ownAddress(url.searchParams.get('origin'), url.origin)
  if (!target) return undefined
  const { pathname, search, searchParams } = target
  const gift = giftHref(site, reference)
  const isOfGift = pathname === gift || pathname.startsWith(`${gift}/`)
  const isCheckout = pathname === href(site, 'checkout') && searchParams.get('gift') === reference
  return isOfGift || isCheckout ? `${pathname}${search}` : undefined
}
