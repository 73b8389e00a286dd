import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Footer } from '../../../src/contract/cms.ts'
import type { GiftOrder } from '../../../src/contract/gift-order.ts'
import { todayIn } from '../../../src/domain/dates/market-time.ts'
import { CheckoutLayout, CheckoutPart } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { GiftLines } from '../../../src/ui/checkout/GiftLines.tsx'
import { GiftSummary } from '../../../src/ui/checkout/GiftSummary.tsx'
import { PaidAndDue } from '../../../src/ui/checkout/PaidAndDue.tsx'
import { formatDate } from '../../../src/ui/format/date.ts'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import type { PageContext } from '../../context.ts'
import { monthsOf } from './months-of.ts'
import { NextSteps } from './NextSteps.tsx'

/** A paid gift: what happens next, until when it is valid, and what was paid. */
export function GiftConfirmationPage({
  context,
  order,
  contact,
}: {
  context: PageContext
  order: GiftOrder
  contact: Footer['contact'] | undefined
}): ReactNode {
  const { t } = useLingui()
  const { market } = context.site
  const { reference, gift, delivery, label, image, lines, payment, validUntil } = order
  const orderedOn = todayIn(market.timeZone, new Date(order.orderedAt))
  return (
    <CheckoutLayout
      title={<Trans>Your gift is ordered</Trans>}
      summary={
        <GiftSummary gift={gift} format={delivery.format} label={label} image={image} validity={monthsOf(orderedOn, validUntil)}>
          <GiftLines lines={lines} />
          <PaidAndDue payment={payment} orderedOn={orderedOn} />
        </GiftSummary>
      }
    >
      <div data-forget="gift-checkout gift-message">
        <Notice tone="done" title={t`Order number: ${reference}`}>
          <Trans>Keep this number: it is all we need when you contact us.</Trans>
        </Notice>
      </div>
      <CheckoutPart title={<Trans>What happens next</Trans>}>
        <NextSteps order={order} />
      </CheckoutPart>
      <CheckoutPart title={<Trans>Validity</Trans>}>
        <p>
          <Trans>The gift can be used until {formatDate(validUntil, market)}.</Trans>
        </p>
      </CheckoutPart>
      {contact && <PhoneBanner contact={contact} />}
    </CheckoutLayout>
  )
}
