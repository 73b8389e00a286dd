import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../contract/order.ts'
import { paymentTotal } from '../../domain/pricing/payment-plan.ts'
import { Button } from '../button/Button.tsx'
import { Choice } from '../field/Choice.tsx'
import { formatDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { Icon } from '../icon/Icon.tsx'
import { lockIcon } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'
import { usePaymentNames } from '../payment/use-payment-names.ts'

export interface PaymentChoiceProps {
  /** Action of the form; its response redirects to the payment provider. */
  readonly action: string
  /** Hidden fields posted with `payment`. */
  readonly fields: Readonly<Record<string, string>>
  /** Every way to pay, in full first. */
  readonly payments: readonly OrderPayment[]
  /** Address of the terms of sale. */
  readonly terms: string
  /** Method chosen before, if available. */
  readonly chosen?: string | null
}

/** Form to pay in full, in instalments or later; works without scripts. */
export function PaymentChoice({ action, fields, payments, terms, chosen }: PaymentChoiceProps): ReactNode {
  const { market } = useSite()
  const names = usePaymentNames()
  const first = payments.some(({ method }) => method === chosen) ? chosen : 'full'
  return (
    <form className={css.payment} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
      <Choice type="checkbox" name="terms" value="accepted" required>
        <Trans>
          I accept the{' '}
          <a href={terms} target="_blank" rel="noopener">
            terms of sale
          </a>{' '}
          and the cancellation conditions of my stay.
        </Trans>
      </Choice>
      <Button type="submit" wide>
        <Icon path={lockIcon} />
        <Trans>Book with an obligation to pay</Trans>
      </Button>
      <small>
        <Trans>You will be taken to our payment provider. Nothing is charged before you confirm there.</Trans>{' '}
        <Trans>The law gives no 14-day right of withdrawal for a stay on fixed dates: the conditions above apply.</Trans>
      </small>
    </form>
  )
}

/** When how much is paid, and the fee. */
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
