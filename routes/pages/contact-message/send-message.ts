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
  /** Seconds until another message may be sent. */
  readonly wait?: number
}

const tokenField = 'cf-turnstile-response'

export async function sendMessage(context: PageContext): Promise<Response | MessageState> {
  const { customerService, site, origin, upstream } = context
  const posted = await postedForm(context.request)
  const values = readContactForm(posted)
  const again = (failed: MessageFailure, more: Partial<MessageState> = {}): MessageState => ({ values, errors: {}, failed, ...more })
  const errors = contactFormErrors(values)
  if (Object.keys(errors).length > 0) return again('fields', { errors })
  const reservation = await customerService.reserveMessage(values.email)
  if (reservation.kind === 'wait') return again('limit', { wait: reservation.seconds })
  const unsent = (failed: MessageFailure) => {
    reservation.release()
    return again(failed)
  }
  if (customerService.challenge) {
    const failed = await challengeFailure(context, posted.get(tokenField))
    if (failed) return unsent(failed)
  }
  const back = href(site, 'contact', { query: { ref: thanks } })
  const facts = { orgId: customerService.orgId, country: site.market.country, returnTo: absoluteUrl(back, origin) }
  const filed = await upstream.fileCase(customerCase(values, facts))
  if (filed.kind !== 'ok') return unsent(filed.kind === 'unavailable' ? 'unavailable' : 'refused')
  reservation.keep()
  return seeOther(back)
}

/** Without a verdict no message is sent. */
async function challengeFailure({ upstream }: PageContext, token: unknown): Promise<MessageFailure | undefined> {
  if (typeof token !== 'string' || token === '' || token.length > 2048) return 'challenge'
  const verdict = await upstream.verifyChallenge(token)
  if (verdict.kind === 'ok') return verdict.value.success ? undefined : 'challenge'
  return verdict.kind === 'unavailable' ? 'unavailable' : 'refused'
}
