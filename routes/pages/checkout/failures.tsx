import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export type Failure =
  | 'form'
  | 'terms'
  | 'busy'
  | 'quote'
  | 'unbookable'
  | 'price'
  | 'undated'
  | 'method'
  | 'order'
  | 'unknown'
  | 'expired'
  | 'paid'
  | 'refused'
  | 'cancelled'

export const statusOfFailure: Readonly<Record<Failure, number>> = {
  form: 422,
  terms: 422,
  busy: 429,
  quote: 503,
  unbookable: 409,
  price: 409,
  undated: 422,
  method: 422,
  order: 503,
  unknown: 503,
  expired: 409,
  paid: 409,
  // These two are shown after a redirect, which was no error.
  refused: 200,
  cancelled: 200,
}

/** The failures that an address may name: those of a payment that was not made, and of a form after its redirect. */
const namedFailures = ['form', 'terms', 'quote', 'price', 'method', 'refused', 'cancelled'] as const

export function readFailure(name: string | null): Failure | undefined {
  return namedFailures.find((failure) => failure === name)
}

/** For failures without a notice, the page shows something in place of the form. */
const notices: Readonly<Record<Failure, ReactNode>> = {
  unbookable: null,
  undated: null,
  paid: null,
  form: <Trans>We could not read your choice. Please choose again how you would like to pay.</Trans>,
  terms: <Trans>Please accept the terms of sale to continue.</Trans>,
  busy: (
    <Trans>Too many bookings were sent from your connection within a minute. Your choices are below: please try again in a moment.</Trans>
  ),
  quote: <Trans>We could not confirm the price of your stay. Nothing has been booked.</Trans>,
  // A price that has changed has a notice of its own; this one is for a price that is the same.
  price: (
    <Trans>
      Your stay is no longer available like this, and nothing has been booked. Please choose another rate or other dates, or call us.
    </Trans>
  ),
  method: <Trans>This way to pay is not available for your stay. Please choose another.</Trans>,
  order: <Trans>Your booking could not be completed, and nothing has been charged. Please try again in a moment, or call us.</Trans>,
  unknown: (
    <Trans>
      We do not know yet whether your booking was made; nothing has been charged. Please try again with the same choices: if it was made, it
      is found again, and it is never booked twice.
    </Trans>
  ),
  expired: (
    <Trans>Your booking was not paid in time and has expired; nothing has been charged. Your choices are below: you can book again.</Trans>
  ),
  refused: (
    <Trans>Your payment was refused and nothing has been charged. Your choices are below: try again, or choose another way to pay.</Trans>
  ),
  cancelled: <Trans>Your payment was cancelled and nothing has been charged. Your choices are below.</Trans>,
}

export function noticeOf(failed: Failure | undefined): ReactNode {
  return failed && notices[failed]
}
