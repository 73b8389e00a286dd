import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { GiftDelivery, GiftOrder } from '../../../src/contract/gift-order.ts'
import { isOwnUse } from '../../../src/domain/gift/gift.ts'
import { DeliveryTime } from '../../../src/ui/checkout/DeliveryTime.tsx'
import { Facts } from '../../../src/ui/facts/Facts.tsx'
import { formatDate } from '../../../src/ui/format/date.ts'
import { mailIcon } from '../../../src/ui/icon/paths.ts'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'

export function NextSteps({
  order,
  deliveryDays: days,
}: {
  order: GiftOrder
  deliveryDays: Settings['deliveryDays'] | undefined
}): ReactNode {
  const { buyer, delivery } = order
  const { t } = useLingui()
  const { market } = useSite()
  const receipt = t`The confirmation of your order is on its way to ${buyer.email}.`
  if (delivery.format === 'digital') return <Facts icon={mailIcon} facts={[receipt, sent(delivery, buyer.email)]} />
  const { name, street, more, postcode, city, country } = delivery.address
  const place = new Intl.DisplayNames(market.tag, { type: 'region' }).of(country) ?? country
  return (
    <>
      <Facts icon={mailIcon} facts={[receipt]} />
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
    if (isOwnUse(order)) return t`The voucher comes with it, to print: look for it at ${buyerEmail}.`
    if (!recipient) return t`The gift comes with it, to print or to forward: look for it at ${buyerEmail}.`
    const { email: to, day } = recipient
    return day ? t`The gift is sent to ${to} on ${formatDate(day, market)}.` : t`The gift is on its way to ${to}.`
  }
}
