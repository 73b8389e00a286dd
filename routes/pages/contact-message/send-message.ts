import {
  type ContactFormErrors,
  contactFormErrors,
  type ContactFormValues,
  readContactForm,
} from '../../../src/domain/contact/contact-form.ts'
import { customerCase } from '../../../src/domain/contact/customer-case.ts'
import { absoluteUrl } from '../../../src/market/public-address.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { postedForm } from '../posted-form.ts'
import { seeOther } from '../purchase-redirects.ts'
import { thanks } from '../contact/thanks.ts'

/** `refused` stands for an invalid response of the CRM or of the challenge. */
export type MessageFailure = 'fields' | 'challenge' | 'limit' | 'unavailable' | 'refused'

export interface MessageState {
  readonly values: ContactFormValues
  readonly errors: ContactFormErrors
  readonly failed: MessageFailure | undefined
  readonly waitSeconds?: number
}

const tokenField = 'cf-turnstile-response'

/** Redirects to the thanks, or returns the form as it was typed. */
export async function sendMessage(context: PageContext): Promise<Response | MessageState> {
  const { customerService, site } = context
  const posted = await postedForm(context.request)
  const values = readContactForm(posted)
  const errors = contactFormErrors(values)
  if (Object.keys(errors).length > 0) return { values, errors, failed: 'fields' }
  const token = posted.get(tokenField)
  const thanked = seeOther(href(site, 'contact', { query: { ref: thanks } }))
  // Staff solve no challenge, so that nothing tells two of their messages apart.
  const filing = customerService.challenge && (await customerService.beginFiling(JSON.stringify([token, values])))
  if (filing?.kind === 'filed') return thanked
  const unsent = await unsentMessage(context, values, token)
  filing?.end(unsent === undefined)
  return unsent ? { values, errors: {}, ...unsent } : thanked
}

/** Sends a message, and returns why it could not be sent. */
async function unsentMessage(
  context: PageContext,
  values: ContactFormValues,
  token: unknown,
): Promise<Pick<MessageState, 'failed' | 'waitSeconds'> | undefined> {
  const { customerService, site, origin, upstream } = context
  const reservation = await customerService.reserveMessage(values.email)
  if (reservation.kind === 'wait') return { failed: 'limit', waitSeconds: reservation.seconds }
  const failed = customerService.challenge && (await challengeFailure(context, token))
  if (failed) {
    reservation.release()
    return { failed }
  }
  const returnTo = absoluteUrl(href(site, 'contact', { query: { ref: thanks } }), origin)
  const filed = await upstream.fileCase(customerCase(values, { orgId: customerService.orgId, country: site.market.country, returnTo }))
  if (filed.kind === 'ok') {
    reservation.keep()
    return undefined
  }
  reservation.release()
  return { failed: filed.kind === 'unavailable' ? 'unavailable' : 'refused' }
}

/** Without a verdict no message is sent. */
async function challengeFailure({ upstream }: PageContext, token: unknown): Promise<MessageFailure | undefined> {
  if (typeof token !== 'string' || token === '' || token.length > 2048) return 'challenge'
  const verdict = await upstream.verifyChallenge(token)
  if (verdict.kind === 'ok') return verdict.value.success ? undefined : 'challenge'
  return verdict.kind === 'unavailable' ? 'unavailable' : 'refused'
}
