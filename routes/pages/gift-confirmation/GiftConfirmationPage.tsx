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
      <Notice tone="done" title={t`Order number: ${reference}`}>
        <Trans>Keep this number: it is all we need when you contact us.</Trans>
      </Notice>
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

  function NextSteps({ order: { buyer } }: { order: GiftOrder }): ReactNode {
    const receipt = (
      <li>
        <Trans>The confirmation of your order is on its way to {buyer.email}.</Trans>
      </li>
    )
    if (delivery.format === 'physical') {
      const { name, street, more, postcode, city, country } = delivery.address
      const place = new Intl.DisplayNames(market.tag, { type: 'region' }).of(country) ?? country
      return (
        <ul>
          {receipt}
          <li>
            <Trans>The parcel goes to:</Trans> {[name, street, more, `${postcode} ${city}`, place].filter(Boolean).join(', ')}
          </li>
        </ul>
      )
    }
    const { recipient } = delivery
    return (
      <ul>
        {receipt}
        <li>{sentTo(recipient, buyer.email)}</li>
      </ul>
    )
  }

  function sentTo(recipient: { readonly email: string; readonly day?: string | undefined } | undefined, buyer: string): string {
    if (!recipient) return t`The gift comes with it, to print or to forward: look for it at ${buyer}.`
    const { email: to, day } = recipient
    return day ? t`The gift is sent to ${to} on ${formatDate(day, market)}.` : t`The gift is on its way to ${to}.`
  }
}
