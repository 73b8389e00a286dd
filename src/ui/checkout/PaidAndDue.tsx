import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../contract/order.ts'
import { paidBy } from '../../domain/pricing/payment-plan.ts'
import { formatDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** What was paid with the booking, and what is still to pay, when and to whom. `localTax`: cents, paid at the hotel. */
export function PaidAndDue({
  payment,
  orderedOn,
  localTax,
}: {
  payment: OrderPayment
  orderedOn: string
  localTax?: number | undefined
}): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { paid, due } = paidBy(orderedOn, payment)
  const left = due.reduce((sum, { amount }) => sum + amount, 0)
  const toPartner = payment.method === 'pay-later'
  return (
    <dl className={css.amounts}>
      <div className={css.total}>
        <dt>
          <Trans>Paid</Trans>
        </dt>
        <dd>{formatPrice(paid, market)}</dd>
      </div>
      <div className={left > 0 ? css.total : undefined}>
        <dt>{toPartner ? <Trans>Still to pay, to our partner</Trans> : <Trans>Still to pay</Trans>}</dt>
        <dd>{formatPrice(left, market)}</dd>
      </div>
      {due.map(({ date, amount }) => (
        <div key={date}>
          <dt>{t`On ${formatDate(date, market)}`}</dt>
          <dd>{formatPrice(amount, market)}</dd>
        </div>
      ))}
      {payment.fee > 0 && (
        <div className="muted">
          <dt>
            <Trans>Of which fee</Trans>
          </dt>
          <dd>{formatPrice(payment.fee, market)}</dd>
        </div>
      )}
      {localTax ? (
        <div className="muted">
          <dt>
            <Trans>Local tax, paid at the hotel</Trans>
          </dt>
          <dd>{formatPrice(localTax, market)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
