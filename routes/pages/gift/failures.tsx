import { Trans } from '@lingui/react/macro'
import type { FormFailure } from '../form-failures.ts'
import { readingFailures } from '../form-failures.ts'

/** Why a code has opened nothing. Without a notice, the page shows the failure by other means. */
const failures = {
  fields: { status: 422, notice: null },
  several: {
    status: 422,
    notice: <Trans>These are several codes. Please enter one; you can add the next one afterwards.</Trans>,
  },
  unknown: {
    status: 422,
    notice: <Trans>We know no gift with this code. Please check it: a code has no I, L, O, 0 or 1.</Trans>,
  },
  // It is no error of the visitor: the form did not have the field.
  emailNeeded: {
    status: 200,
    notice: (
      <Trans>
        This code opens a gift voucher. Please add the e-mail address to which it was sent, or that of the person who bought it.
      </Trans>
    ),
  },
  emailMissing: {
    status: 422,
    notice: <Trans>A gift voucher also asks for the e-mail address to which it was sent, or that of the person who bought it.</Trans>,
  },
  emailWrong: {
    status: 422,
    notice: (
      <Trans>
        This e-mail address does not belong to the voucher. Please enter the one to which it was sent, or that of the person who bought it.
      </Trans>
    ),
  },
  unpaid: {
    status: 409,
    notice: <Trans>This gift has not been paid for yet, so it cannot be used. Please ask the person who gave it to you.</Trans>,
  },
  elsewhere: { status: 409, notice: null },
  busy: {
    status: 429,
    notice: <Trans>Too many attempts were made within a minute. What you typed is still here: please try again in a moment.</Trans>,
  },
  unavailable: {
    status: 503,
    notice: <Trans>We cannot open gifts at the moment. Nothing is lost, and what you typed is still here: please try again.</Trans>,
  },
} satisfies Readonly<Record<string, FormFailure>>

/** Why a code has opened nothing. */
export type SignInFailure = keyof typeof failures

export const { statusOf, noticeOf, isRefusedForm } = readingFailures<SignInFailure>(failures)
