import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { paymentPart } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { noticeOf } from './failures.tsx'
import type { CheckoutForm } from './pay.ts'

/**
 * Says what became of the form at once, whatever else the page can show. A price is read later, so failures about it have their own
 * notices.
 */
export function FormNotice({ failed, isUncertain }: CheckoutForm): ReactNode {
  const isOfPrice = failed === 'price' || failed === 'quote' || failed === 'giftRefused'
  const notice = isOfPrice ? null : noticeOf(failed)
  return (
    <>
      {notice && <Warning action={payAgainOf(failed)}>{notice}</Warning>}
      {isUncertain && failed !== 'unknown' && (
        <Warning>
          <Trans>
            We still do not know whether your first attempt was booked. You can try again with the same choices: it is never booked twice.
            Before you book anything else, please call us.
          </Trans>
        </Warning>
      )}
    </>
  )
}

/** After a payment that was not made, the way to pay is far below. */
export function payAgainOf(failed: string | undefined): ReactNode {
  if (failed !== 'refused' && failed !== 'cancelled') return null
  return (
    <a href={`#${paymentPart}`}>
      <Trans>Go to the payment</Trans>
    </a>
  )
}

export function Warning({ action, children }: { action?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <Notice tone="warn" live action={action}>
      {children}
    </Notice>
  )
}
