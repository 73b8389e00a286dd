import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** A changed price has its own notice. */
export type Failure = 'form' | 'terms' | 'quote' | 'price' | 'method' | 'refused' | 'cancelled'

const notices: Readonly<Record<Exclude<Failure, 'price'>, ReactNode>> = {
  form: <Trans>We could not read your choice. Please choose again how you would like to pay.</Trans>,
  terms: <Trans>Please accept the terms of sale to continue.</Trans>,
  quote: <Trans>We could not confirm the price of your stay. Nothing has been booked.</Trans>,
  method: <Trans>This way to pay is not available for your stay. Please choose another.</Trans>,
  refused: (
    <Trans>Your payment was refused and nothing has been charged. Your choices are below: try again, or choose another way to pay.</Trans>
  ),
  cancelled: <Trans>Your payment was cancelled and nothing has been charged. Your choices are below.</Trans>,
}

const noticeByName = new Map<string | null, ReactNode>(Object.entries(notices))

export function failureNotice(failed: string | null): ReactNode {
  return noticeByName.get(failed)
}
