import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../contract/order.ts'
import { paidBy, paymentTotal } from '../../domain/pricing/payments.ts'
import { formatDate } from '../format/date.ts'
import { AmountRow } from '../price/AmountRow.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** Renders the amounts of every way to pay. The stylesheet shows those of the chosen one, so no script is needed. */
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
      <AmountRow
        className={css.total}
        label={fee > 0 ? t`To pay, taxes included, with the fee of the instalments` : t`To pay, taxes included`}
        amount={paymentTotal(payment)}
      />
      {fee > 0 && <AmountRow label={<Trans>Of which fee</Trans>} amount={fee} />}
      {parts.length > 1 && <AmountRow label={<Trans>Of which today</Trans>} amount={paid} />}
      {method !== 'full' && parts.length === 1 && next && <AmountRow label={t`On ${formatDate(next.date, market)}`} amount={next.amount} />}
    </dl>
  )
}
