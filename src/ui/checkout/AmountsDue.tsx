import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../contract/order.ts'
import { paidBy, paymentTotal } from '../../domain/pricing/payment-plan.ts'
import { formatDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** What is to pay, fee included, by each way to pay; the stylesheet shows that of the chosen one, without scripts. */
export function AmountsDue({ payments }: { payments: readonly OrderPayment[] }): ReactNode {
  return payments.map((payment) => <Due key={payment.method} payment={payment} />)
}

function Due({ payment }: { payment: OrderPayment }): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const { method, fee, parts } = payment
  const { paid, due } = paidBy(today, payment)
  const [next] = due
  return (
    <dl className={`${css.amounts} ${css.due}`} data-payment={method}>
      <div className={css.total}>
        <dt>{fee > 0 ? t`To pay, taxes included, with the fee of the instalments` : t`To pay, taxes included`}</dt>
        <dd>{formatPrice(paymentTotal(payment), market)}</dd>
      </div>
      {fee > 0 && (
        <div>
          <dt>
            <Trans>Of which fee</Trans>
          </dt>
          <dd>{formatPrice(fee, market)}</dd>
        </div>
      )}
      {parts.length > 1 && (
        <div>
          <dt>
            <Trans>Of which today</Trans>
          </dt>
          <dd>{formatPrice(paid, market)}</dd>
        </div>
      )}
      {method !== 'full' && parts.length === 1 && next && (
        <div>
          <dt>{t`On ${formatDate(next.date, market)}`}</dt>
          <dd>{formatPrice(next.amount, market)}</dd>
        </div>
      )}
    </dl>
  )
}

/** `amount`: cents, on top of the price. */
export function LocalTax({ amount }: { amount: number }): ReactNode {
  const { market } = useSite()
  return (
    <dl className={css.amounts}>
      <div className="muted">
        <dt>
          <Trans>Local tax, paid at the hotel</Trans>
        </dt>
        <dd>{formatPrice(amount, market)}</dd>
      </div>
    </dl>
  )
}
