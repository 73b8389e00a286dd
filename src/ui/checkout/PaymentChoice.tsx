import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Eligibility } from '../../contract/eligibility.ts'
import { deferredDate, deferredPayment, instalments } from '../../domain/pricing/instalments.ts'
import type { PayLaterMethod } from '../../domain/pricing/payment-methods.ts'
import { Button } from '../button/Button.tsx'
import { Choice } from '../field/Choice.tsx'
import { plainDate } from '../format/date.ts'
import { price } from '../format/price.ts'
import { Icon } from '../icon/Icon.tsx'
import { lock } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

type Method = Eligibility['paymentMethods'][number]

export interface PaymentChoiceProps {
  /** Where the form posts; the answer redirects to the payment provider. */
  readonly action: string
  /** What is posted besides `payment` (`full`, `3x`, `4x`, `deferred`). */
  readonly fields: Readonly<Record<string, string>>
  /** Cents. */
  readonly amount: number
  readonly checkin: string
  readonly deadline?: string | undefined
  /** The eligibility call's answer; empty when it failed or nothing is eligible. */
  readonly methods: readonly Method[]
}

/** In full, in three or four instalments, or later: a form that works without script. */
export function PaymentChoice({ action, fields, amount, checkin, deadline, methods }: PaymentChoiceProps): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const names: Record<PayLaterMethod, string> = { '3x': t`In 3 instalments`, '4x': t`In 4 instalments`, deferred: t`Later, in one payment` }
  const plan = ({ type, paymentFee, deferredTo }: Method) =>
    type === 'deferred'
      ? [deferredPayment(amount, paymentFee, deferredTo ?? deferredDate(checkin, deadline))]
      : instalments(amount, type === '3x' ? 3 : 4, paymentFee, today)
  return (
    <form className={css.payment} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={css.payment}>
        <legend className="unseen">
          <Trans>How would you like to pay?</Trans>
        </legend>
        <Choice framed type="radio" name="payment" value="full" defaultChecked aside={<b>{price(amount, market)}</b>}>
          <Trans>In full, now</Trans>
          <small>
            <Trans>By card or online wallet</Trans>
          </small>
        </Choice>
        {methods.map((method) => (
          <Choice key={method.type} framed type="radio" name="payment" value={method.type}>
            {names[method.type]}
            <small>{method.paymentFee > 0 ? t`Fee: ${price(method.paymentFee, market)}` : t`No fee`}</small>
            <ul className={css.plan}>
              {plan(method).map((part) => (
                <li key={part.date}>
                  <span>{part.date === today ? t`Today` : plainDate(part.date, market)}</span>
                  <b>{price(part.amount, market)}</b>
                </li>
              ))}
            </ul>
          </Choice>
        ))}
      </fieldset>
      <Button type="submit" wide>
        <Icon of={lock} />
        <Trans>Continue to payment</Trans>
      </Button>
      <small>
        <Trans>You will be taken to our payment provider. Nothing is charged before you confirm there.</Trans>
      </small>
    </form>
  )
}
