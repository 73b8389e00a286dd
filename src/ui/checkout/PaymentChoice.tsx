import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaymentMethod } from '../../domain/pricing/payment-methods.ts'
import { type EligibleMethod, type PaidStay, paymentPlan } from '../../domain/pricing/payment-plan.ts'
import { Button } from '../button/Button.tsx'
import { Choice } from '../field/Choice.tsx'
import { plainDate } from '../format/date.ts'
import { price } from '../format/price.ts'
import { Icon } from '../icon/Icon.tsx'
import { lock } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'
import { EaseYourBudget } from './EaseYourBudget.tsx'
import { usePaymentNames } from './use-payment-names.ts'

export interface PaymentChoiceProps {
  /** Where the form posts; the answer redirects to the payment provider. */
  readonly action: string
  /** What is posted besides `payment`. */
  readonly fields: Readonly<Record<string, string>>
  readonly of: PaidStay
  /** The eligibility call's answer; empty when it failed or nothing is eligible. */
  readonly methods: readonly EligibleMethod[]
  /** The second provider's pay-later can be had. */
  readonly secondProvider: boolean
  /** The method asked for before, if it can be had. */
  readonly chosen?: string | null
}

/** In full, in three or four instalments, or later: a form that works without script. */
export function PaymentChoice({ action, fields, of, methods, secondProvider, chosen }: PaymentChoiceProps): ReactNode {
  const { market, today } = useSite()
  const names = usePaymentNames()
  const offered = ['full', ...methods.map(({ type }) => type), ...(secondProvider ? ['pay-later'] : [])]
  const first = chosen && offered.includes(chosen) ? chosen : 'full'
  const choice = (method: PaymentMethod, said: ReactNode, amount?: number) => (
    <Choice
      key={method}
      framed
      type="radio"
      name="payment"
      value={method}
      defaultChecked={method === first}
      aside={amount !== undefined && <b className="tabular">{price(amount, market)}</b>}
    >
      {names[method]}
      <small>{said}</small>
    </Choice>
  )
  return (
    <>
      <form className={css.payment} method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset className={css.payment}>
          <legend className="unseen">
            <Trans>How would you like to pay?</Trans>
          </legend>
          {choice('full', <Trans>By card or online wallet</Trans>, of.amount)}
          {methods.map((method) => {
            const [start] = paymentPlan(method, of, today)
            return start && choice(method.type, <FirstPayment date={start.date} fee={method.paymentFee} />, start.amount)
          })}
          {secondProvider && choice('pay-later', <Trans>Our partner decides when you confirm</Trans>)}
        </fieldset>
        <Button type="submit" wide>
          <Icon of={lock} />
          <Trans>Continue to payment</Trans>
        </Button>
        <small>
          <Trans>You will be taken to our payment provider. Nothing is charged before you confirm there.</Trans>
        </small>
      </form>
      <EaseYourBudget methods={methods} of={of} action={action} fields={fields} />
    </>
  )
}

function FirstPayment({ date, fee }: { date: string; fee: number }): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const when = date === today ? t`First payment today` : t`On ${plainDate(date, market)}`
  const what = fee > 0 ? t`Fee: ${price(fee, market)}` : t`No fee`
  return `${when}\u00a0· ${what}`
}
