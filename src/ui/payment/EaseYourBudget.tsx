import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { OrderPayment } from '../../contract/order.ts'
import { type PaymentMethod, paymentTotal } from '../../domain/pricing/payments.ts'
import { Button } from '../button/Button.tsx'
import { formatDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import { InfoDialog } from '../dialog/InfoDialog.tsx'
import css from './EaseYourBudget.module.css'
import { usePaymentNames } from './use-payment-names.ts'

export interface EaseYourBudgetProps {
  readonly payments: readonly OrderPayment[]
  /** The address of the checkout. `fields` are its whole query. */
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  /** Without this function, and without scripts, the form leaves the page at once. */
  readonly onChoose?: (method: PaymentMethod) => void
}

/** Shows ways to pay later (S2.87), and nothing where there are none. */
export function EaseYourBudget({ payments, action, fields, onChoose }: EaseYourBudgetProps): ReactNode {
  const { t } = useLingui()
  const names = usePaymentNames()
  if (payments.length === 0) return null
  const choose = (method: PaymentMethod) => (event: MouseEvent) => {
    if (!onChoose) return
    event.preventDefault()
    // A click on the first button closes the dialog, however the browser has opened it.
    event.currentTarget.closest('dialog')?.querySelector('button')?.click()
    onChoose(method)
  }
  return (
    <InfoDialog id="ease-your-budget" heading="h2" icon="calendar-check" title={t`Ease your budget`}>
      <form className={css.methods} action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {payments.map((payment) => (
          <section key={payment.method} className={css.methods}>
            <h3>{names[payment.method]}</h3>
            <Plan payment={payment} />
            <Button type="submit" look="second" small name="payment" value={payment.method} onClick={choose(payment.method)}>
              <Trans>Choose</Trans> <span className="unseen">{names[payment.method]}</span>
            </Button>
          </section>
        ))}
      </form>
    </InfoDialog>
  )
}

function Plan({ payment }: { payment: OrderPayment }): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  return (
    <ul className={css.plan}>
      {payment.parts.map((part) => (
        <li key={part.date}>
          <span>{part.date === today ? t`Today` : formatDate(part.date, market)}</span>
          <b>{formatPrice(part.amount, market)}</b>
        </li>
      ))}
      <li className="muted">
        <span>{payment.fee > 0 ? t`In all, with a fee of ${formatPrice(payment.fee, market)}` : t`In all, without any fee`}</span>
        <b>{formatPrice(paymentTotal(payment), market)}</b>
      </li>
      {payment.method === 'pay-later' && (
        <li className="muted">
          <Trans>Our partner decides when you confirm</Trans>
        </li>
      )}
    </ul>
  )
}
