import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftFailure } from './place-order.ts'

const notices: Readonly<Record<Exclude<GiftFailure, 'price' | 'fields' | 'unsold' | 'soon' | 'paid'>, ReactNode>> = {
  form: <Trans>We could not read your choice. Please choose again how you would like to pay.</Trans>,
  terms: <Trans>Please accept the terms of sale to continue.</Trans>,
  busy: (
    <Trans>
      Too many orders were sent from your connection within a minute. What you typed is still here: please try again in a moment.
    </Trans>
  ),
  country: <Trans>We do not send gifts to the country you chose. Please choose another.</Trans>,
  pricing: (
    <Trans>
      We could not confirm the price of your gift. Nothing has been ordered, and what you typed is still here: please try again.
    </Trans>
  ),
  order: <Trans>Your order could not be made, and nothing has been charged. What you typed is still here: please try again.</Trans>,
  declined: (
    <Trans>
      This gift cannot be ordered like this, and nothing has been charged. Please choose another delivery, or call us: what you typed is
      still here.
    </Trans>
  ),
  expired: (
    <Trans>
      Your order was not paid in time and has expired; nothing has been charged. What you typed is still here: you can order again.
    </Trans>
  ),
  method: <Trans>This way to pay is not available for your gift. Please choose another.</Trans>,
  refused: (
    <Trans>Your payment was refused and nothing has been charged. What you typed is still here: try again, or pay another way.</Trans>
  ),
  cancelled: <Trans>Your payment was cancelled and nothing has been charged. What you typed is still here.</Trans>,
}

const noticeByName = new Map<string | null | undefined, ReactNode>(Object.entries(notices))

export function giftFailureNotice(failed: string | null | undefined): ReactNode {
  return noticeByName.get(failed)
}
