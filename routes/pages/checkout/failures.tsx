import { Trans } from '@lingui/react/macro'
import { cardFailures } from '../card-failures.tsx'
import { type FormFailure, readingFailures } from '../form-failures.ts'

/** Why a form did not lead to the payment. Without a notice, the page shows something in place of the form. */
const failures = {
  form: { status: 422, notice: <Trans>We could not read your choice. Please choose again how you would like to pay.</Trans> },
  // The form says it, beside each field.
  fields: { status: 422, notice: null },
  busy: {
    status: 429,
    notice: (
      <Trans>Too many bookings were sent from your connection within a minute. Your choices are below: please try again in a moment.</Trans>
    ),
  },
  quote: { status: 503, notice: <Trans>We could not confirm the price of your stay. Nothing has been booked.</Trans> },
  unbookable: { status: 409, notice: null },
  // A price that has changed has a notice of its own; this one is for a price that is the same.
  price: {
    status: 409,
    notice: (
      <Trans>
        Your stay is no longer available like this, and nothing has been booked. Please choose another rate or other dates, or call us.
      </Trans>
    ),
  },
  undated: { status: 422, notice: null },
  method: { status: 422, notice: <Trans>This way to pay is not available for your stay. Please choose another.</Trans> },
  order: {
    status: 503,
    notice: <Trans>Your booking could not be completed, and nothing has been charged. Please try again in a moment, or call us.</Trans>,
  },
  unknown: {
    status: 503,
    notice: (
      <Trans>
        We do not know yet whether your booking was made; nothing has been charged. Please try again with the same choices: if it was made,
        it is found again, and it is never booked twice.
      </Trans>
    ),
  },
  expired: {
    status: 409,
    notice: (
      <Trans>
        Your booking was not paid in time and has expired; nothing has been charged. Your choices are below: you can book again.
      </Trans>
    ),
  },
  // What is wrong with the gift takes the place of the form.
  gift: { status: 409, notice: null },
  giftChanged: {
    status: 409,
    notice: <Trans>What your gift pays has changed, and nothing has been booked. Please check what is left to pay, then confirm.</Trans>,
  },
  // As for a price: where it has changed, that is the reason.
  giftRefused: {
    status: 409,
    notice: (
      <Trans>
        Your gift cannot pay for this stay like this, and nothing has been booked. Please choose other dates or another stay, or call us.
      </Trans>
    ),
  },
  // The two have a notice with a button.
  giftUnread: { status: 503, notice: null },
  giftSignedOut: { status: 403, notice: null },
  ...cardFailures,
  paid: { status: 409, notice: null },
  // The last two are shown after a redirect from the payment, which was no error.
  refused: {
    status: 200,
    notice: (
      <Trans>Your payment was refused and nothing has been charged. Your choices are below: try again, or choose another way to pay.</Trans>
    ),
  },
  cancelled: { status: 200, notice: <Trans>Your payment was cancelled and nothing has been charged. Your choices are below.</Trans> },
} satisfies Readonly<Record<string, FormFailure>>

export type CheckoutFailure = keyof typeof failures

export const { statusOf, noticeOf, isRefusedForm } = readingFailures<CheckoutFailure>(failures)

/** The failures that an address may name: those of a payment that was not made, and of a form after its redirect. */
const namedFailures = ['form', 'quote', 'price', 'method', 'refused', 'cancelled'] as const

export function readFailure(name: string | null): CheckoutFailure | undefined {
  return namedFailures.find((failure) => failure === name)
}
