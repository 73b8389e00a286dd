import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../contract/order.ts'
import type { PriceInfo, UsedGiftCard } from '../../contract/price.ts'
import { paidBy, paymentTotal } from '../../domain/pricing/payments.ts'
import { formatDate } from '../format/date.ts'
import { AmountRow, DiscountRow, GiftRow, LocalTaxRow, UsedCardRows } from '../price/AmountRow.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** `localTax` is in cents and is paid at the hotel. */
export function PaidAndDue({
  payment,
  orderedOn,
  stayPrice,
  localTax,
  giftcards,
  discount,
  gift,
}: {
  payment: OrderPayment
  orderedOn: string
  /** In cents, before everything that is taken off. */
  stayPrice?: number | undefined
  localTax?: number | undefined
  giftcards?: readonly UsedGiftCard[] | undefined
  discount?: PriceInfo['extraDiscount'] | undefined
  /** What the gift of a beneficiary has paid, in cents. */
  gift?: { readonly label: string; readonly amount: number } | undefined
}): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { paid, due } = paidBy(orderedOn, payment)
  const left = due.reduce((sum, { amount }) => sum + amount, 0)
  const isReduced = gift !== undefined || discount !== undefined || (giftcards ?? []).length > 0
  const toPartner = payment.method === 'pay-later'
  return (
    <dl className={css.amounts}>
      {isReduced && stayPrice !== undefined && <AmountRow label={<Trans>Price of the stay</Trans>} amount={stayPrice} />}
      {gift && <GiftRow {...gift} />}
      {discount && <DiscountRow {...discount} />}
      <UsedCardRows cards={giftcards} />
      {left > 0 && <AmountRow className={css.total} label={<Trans>Total, taxes included</Trans>} amount={paymentTotal(payment)} />}
      <AmountRow className={css.total} label={<Trans>Paid</Trans>} amount={paid} />
      <AmountRow
        className={left > 0 ? css.total : undefined}
        label={toPartner ? <Trans>Still to pay, to our partner</Trans> : <Trans>Still to pay</Trans>}
        amount={left}
      />
      {due.map(({ date, amount }) => (
        <AmountRow key={date} label={t`On ${formatDate(date, market)}`} amount={amount} />
      ))}
      {payment.fee > 0 && <AmountRow className="muted" label={<Trans>Of which fee</Trans>} amount={payment.fee} />}
      <LocalTaxRow amount={localTax} />
    </dl>
  )
}
