import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '../notice/Notice.tsx'

/** What the payment provider sends a visitor back with. */
export type PaymentOutcome = { readonly kind: 'confirmed'; readonly reference: string } | { readonly kind: 'cancelled' }

/** Says how the payment ended that the visitor comes back from. */
export function PaymentOutcomeNotice({ of }: { of: PaymentOutcome }): ReactNode {
  if (of.kind === 'cancelled') {
    return (
      <Notice live title={<Trans>You cancelled the payment</Trans>}>
        <Trans>Nothing has been charged. Your dates are still here: you can book whenever you like.</Trans>
      </Notice>
    )
  }
  const { reference } = of
  return (
    <Notice tone="done" live title={<Trans>Thank you, your payment went through!</Trans>}>
      <Trans>Your booking reference: {reference}</Trans>
    </Notice>
  )
}
