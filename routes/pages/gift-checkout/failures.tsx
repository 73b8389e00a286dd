import { Trans } from '@lingui/react/macro'
import { cardFailures } from '../card-failures.tsx'
import { type FormFailure, readingFailures } from '../form-failures.ts'

/** Why a form did not lead to the payment. Without a notice, the page shows the failure by other means. */
const failures = {
  form: { status: 422, notice: <Trans>We could not read your choice. Please choose again how you would like to pay.</Trans> },
  fields: { status: 422, notice: null },
  busy: {
    status: 429,
    notice: (
      <Trans>
        Too many orders were sent from your connection within a minute. What you typed is still here: please try again in a moment.
      </Trans>
    ),
  },
  // No parcels are sent to the country that was chosen.
  country: { status: 422, notice: <Trans>We do not send gifts to the country you chose. Please choose another.</Trans> },
  // A call for the price failed.
  pricing: {
    status: 503,
    notice: (
      <Trans>
        We could not confirm the price of your gift. Nothing has been ordered, and what you typed is still here: please try again.
      </Trans>
    ),
  },
  unsold: { status: 409, notice: null },
  // The gift is not sent by post at the moment.
  soon: { status: 409, notice: null },
  order: {
    status: 503,
    notice: <Trans>Your order could not be made, and nothing has been charged. What you typed is still here: please try again.</Trans>,
  },
  declined: {
    status: 409,
    notice: (
      <Trans>
        This gift cannot be ordered like this, and nothing has been charged. Please choose another delivery, or call us: what you typed is
        still here.
      </Trans>
    ),
  },
  expired: {
    status: 409,
    notice: (
      <Trans>
        Your order was not paid in time and has expired; nothing has been charged. What you typed is still here: you can order again.
      </Trans>
    ),
  },
  ...cardFailures,
  paid: { status: 409, notice: null },
  price: { status: 409, notice: null },
  method: { status: 422, notice: <Trans>This way to pay is not available for your gift. Please choose another.</Trans> },
  // The last two are shown after a redirect from the payment, which was no error.
  refused: {
    status: 200,
    notice: (
      <Trans>Your payment was refused and nothing has been charged. What you typed is still here: try again, or pay another way.</Trans>
    ),
  },
  cancelled: {
    status: 200,
    notice: <Trans>Your payment was cancelled and nothing has been charged. What you typed is still here.</Trans>,
  },
} satisfies Readonly<Record<string, FormFailure>>

export type GiftFailure = keyof typeof failures

export const { statusOf, noticeOf, isRefusedForm } = readingFailures<GiftFailure>(failures)
