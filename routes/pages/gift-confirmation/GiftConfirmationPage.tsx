import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { GiftDelivery, GiftMessage, GiftOrder } from '../../../src/contract/gift-order.ts'
import { todayIn } from '../../../src/domain/dates/market-time.ts'
import { draftNames } from '../../../src/domain/gift/gift-draft.ts'
import { isOwnUse } from '../../../src/domain/gift/gift.ts'
import { CenterAddress } from '../../../src/ui/activity/CenterAddress.tsx'
import { centerLine } from '../../../src/ui/activity/center-line.ts'
import { Button } from '../../../src/ui/button/Button.tsx'
import css from '../../../src/ui/checkout/Checkout.module.css'
import { CheckoutLayout, CheckoutPart } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { DeliveryTime } from '../../../src/ui/checkout/DeliveryTime.tsx'
import { GiftLines } from '../../../src/ui/checkout/GiftLines.tsx'
import { GiftSummary } from '../../../src/ui/checkout/GiftSummary.tsx'
import { InOrderLanguage, useOrderLanguage } from '../../../src/ui/checkout/order-language.tsx'
import { PaidAndDue } from '../../../src/ui/checkout/PaidAndDue.tsx'
import { Facts } from '../../../src/ui/facts/Facts.tsx'
import { formatDate } from '../../../src/ui/format/date.ts'
import { Icon } from '../../../src/ui/icon/Icon.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import type { PageContext } from '../../context.ts'

export function GiftConfirmationPage({
  context,
  order,
  draft,
  deliveryDays,
  contact,
}: {
  context: PageContext
  order: GiftOrder
  /** The browser forgets what was typed under this name. */
  draft: string | undefined
  /** Counted in working days. */
  deliveryDays: Settings['deliveryDays'] | undefined
  contact: FooterContent['contact'] | undefined
}): ReactNode {
  const { t } = useLingui()
  const { market } = context.site
  const { reference, gift, delivery, label, center, image, lines, payment, validUntil, validityMonths } = order
  const orderedOn = todayIn(market.timeZone, new Date(order.orderedAt))
  return (
    <InOrderLanguage locale={order.locale}>
      <CheckoutLayout
        title={isOwnUse(order) ? <Trans>Your order is paid</Trans> : <Trans>Your gift is ordered</Trans>}
        summary={
          <GiftSummary
            gift={gift}
            format={delivery.format}
            label={label}
            image={image}
            place={center && centerLine(center)}
            validityMonths={validityMonths}
          >
            <GiftLines lines={lines} ownUse={isOwnUse(order)} />
            <PaidAndDue payment={payment} orderedOn={orderedOn} giftcards={order.giftcards} />
          </GiftSummary>
        }
      >
        <div data-forget={['choices', ...(draft ? Object.values(draftNames(draft)) : [])].join(' ')}>
          <Notice tone="done" title={t`Order number: ${reference}`}>
            <Trans>Keep this number: it is all we need when you contact us.</Trans>
          </Notice>
        </div>
        <CheckoutPart title={<Trans>What happens next</Trans>}>
          <NextSteps order={order} deliveryDays={deliveryDays} />
          <Words {...delivery.message} />
          <p>
            <Button small look="second" className="live" data-print>
              <Icon name="print" />
              <Trans>Print</Trans>
            </Button>
          </p>
        </CheckoutPart>
        <CheckoutPart title={<Trans>Validity</Trans>}>
          <p>
            {isOwnUse(order) ? (
              <Trans>The voucher can be used until {formatDate(validUntil, market)}.</Trans>
            ) : (
              <Trans>The gift can be used until {formatDate(validUntil, market)}.</Trans>
            )}
          </p>
        </CheckoutPart>
        {contact && <PhoneBanner contact={contact} />}
      </CheckoutLayout>
    </InOrderLanguage>
  )
}

function Words({ fromName, message }: GiftMessage): ReactNode {
  if (!fromName && !message) return null
  return (
    <figure className={css.words}>
      <figcaption>
        <Trans>Your words with the gift:</Trans>
      </figcaption>
      {message && <blockquote>{message}</blockquote>}
      {fromName && (
        <p>
          <Trans context="sender of a gift">From</Trans> <b>{fromName}</b>
        </p>
      )}
    </figure>
  )
}

function NextSteps({ order, deliveryDays: days }: { order: GiftOrder; deliveryDays: Settings['deliveryDays'] | undefined }): ReactNode {
  const { buyer, delivery, center } = order
  const lang = useOrderLanguage()
  const { t } = useLingui()
  const { market } = useSite()
  const receipt = t`The confirmation of your order is on its way to ${buyer.email}.`
  const use = isOwnUse(order) ? [t`Choose your date with the activity centre, then show the voucher there on the day.`] : []
  if (delivery.format === 'digital')
    return (
      <>
        <Facts icon="mail" facts={[receipt, sent(delivery, buyer.email), ...use]} />
        {isOwnUse(order) && center && <CenterAddress center={center} lang={lang} />}
      </>
    )
  const { name, street, more, postcode, city, country } = delivery.address
  const place = new Intl.DisplayNames(market.tag, { type: 'region' }).of(country) ?? country
  return (
    <>
      <Facts icon="mail" facts={[receipt]} />
      {days && <DeliveryTime days={days} />}
      <p>
        <b>
          <Trans>The parcel goes to:</Trans>
        </b>{' '}
        {[name, street, more, `${postcode} ${city}`, place].filter(Boolean).join(', ')}
      </p>
    </>
  )

  function sent({ recipient }: Extract<GiftDelivery, { format: 'digital' }>, buyerEmail: string): string {
    if (isOwnUse(order)) return t`Your activity voucher comes with it, to print: look for it at ${buyerEmail}.`
    if (!recipient) return t`The gift comes with it, to print or to forward: look for it at ${buyerEmail}.`
    const { email: to, day } = recipient
    return day ? t`The gift is sent to ${to} on ${formatDate(day, market)}.` : t`The gift is on its way to ${to}.`
  }
}
