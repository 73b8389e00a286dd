import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../contract/order.ts'
import { paymentTotal } from '../../domain/pricing/payments.ts'
import { Choice } from '../field/Choice.tsx'
import { formatDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { usePaymentNames } from '../payment/use-payment-names.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

/** In place of the options where gifts pay everything. */
function NothingToPay({ paidBy }: Pick<PaymentOptionsProps, 'paidBy'>): ReactNode {
  return (
    <p>
      <input type="hidden" name="payment" value="full" />
      <b>
        {paidBy === 'gift' ? (
          <Trans>Nothing is left to pay: your gift pays everything.</Trans>
        ) : paidBy === 'both' ? (
          <Trans>Nothing is left to pay: your gift and your gift cards pay everything.</Trans>
        ) : (
          <Trans>Nothing is left to pay: your gift cards pay everything.</Trans>
        )}
      </b>
    </p>
  )
}

interface PaymentOptionsProps {
  /** What pays everything, where nothing is left. */
  readonly paidBy?: 'cards' | 'gift' | 'both' | undefined
  readonly payments: readonly OrderPayment[]
  readonly chosen?: string | null | undefined
}

export function PaymentOptions({ payments, chosen, paidBy }: PaymentOptionsProps): ReactNode {
  const { market } = useSite()
  const names = usePaymentNames()
  if (payments.every((payment) => paymentTotal(payment) === 0)) return <NothingToPay paidBy={paidBy} />
  const first = payments.some(({ method }) => method === chosen) ? chosen : 'full'
  return (
    <fieldset className={css.payment}>
      <legend className="unseen">
        <Trans>How would you like to pay?</Trans>
      </legend>
      {payments.map((payment) => (
        <Choice
          key={payment.method}
          framed
          type="radio"
          name="payment"
          value={payment.method}
          defaultChecked={payment.method === first}
          aside={<b className="tabular">{formatPrice(paymentTotal(payment), market)}</b>}
        >
          {names[payment.method]}
          <Schedule payment={payment} />
        </Choice>
      ))}
    </fieldset>
  )
}

function Schedule({ payment: { method, fee, parts } }: { payment: OrderPayment }): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  if (method === 'full') {
    return (
      <small>
        <Trans>By card or online wallet</Trans>
      </small>
    )
  }
  const when = parts.map(({ date, amount }) => {
    const sum = formatPrice(amount, market)
    return date === today ? t`${sum} today` : t`${sum} on ${formatDate(date, market)}`
  })
  return (
    <>
      <small>{when.join(' · ')}</small>
      <small>
        {method === 'pay-later' ? (
          <Trans>Our partner decides when you confirm</Trans>
        ) : fee > 0 ? (
          t`Fee: ${formatPrice(fee, market)}`
        ) : (
          t`No fee`
        )}
      </small>
    </>
  )
}
