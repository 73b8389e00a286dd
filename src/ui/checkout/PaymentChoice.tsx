import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaymentMethod } from '../../domain/pricing/payment-methods.ts'
import { type EligibleMethod, type PaidStay, paymentPlan } from '../../domain/pricing/payment-plan.ts'
import { Button } from '../button/Button.tsx'
import { Choice } from '../field/Choice.tsx'
import { formatDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { Icon } from '../icon/Icon.tsx'
import { lockIcon } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'
import { EaseYourBudget } from './EaseYourBudget.tsx'
import { usePaymentNames } from './use-payment-names.ts'

export interface PaymentChoiceProps {
  /** Action of the form; its response redirects to the payment provider. */
  readonly action: string
  /** Hidden fields posted with `payment`. */
  readonly fields: Readonly<Record<string, string>>
  readonly stay: PaidStay
  /** Eligible methods; empty when none is, or when the call failed. */
  readonly methods: readonly EligibleMethod[]
  /** The second provider's pay-later is available. */
  readonly secondProvider: boolean
  /** Method chosen before, if available. */
  readonly chosen?: string | null
}

/** Form to pay in full, in instalments or later; works without scripts. */
export function PaymentChoice({ action, fields, stay, methods, secondProvider, chosen }: PaymentChoiceProps): ReactNode {
  const { market, today } = useSite()
  const names = usePaymentNames()
  const offered = ['full', ...methods.map(({ type }) => type), ...(secondProvider ? ['pay-later'] : [])]
  const first = chosen && offered.includes(chosen) ? chosen : 'full'
  const choice = (method: PaymentMethod, description: ReactNode, amount?: number) => (
    <Choice
      key={method}
      framed
      type="radio"
      name="payment"
      value={method}
      defaultChecked={method === first}
      aside={amount !== undefined && <b className="tabular">{formatPrice(amount, market)}</b>}
    >
      {names[method]}
      <small>{description}</small>
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
          {choice('full', <Trans>By card or online wallet</Trans>, stay.amount)}
          {methods.map((method) => {
            const [start] = paymentPlan(method, stay, today)
            return start && choice(method.type, <FirstPayment date={start.date} fee={method.paymentFee} />, start.amount)
          })}
          {secondProvider && choice('pay-later', <Trans>Our partner decides when you confirm</Trans>)}
        </fieldset>
        <Button type="submit" wide>
          <Icon path={lockIcon} />
          <Trans>Continue to payment</Trans>
        </Button>
        <small>
          <Trans>You will be taken to our payment provider. Nothing is charged before you confirm there.</Trans>
        </small>
      </form>
      <EaseYourBudget methods={methods} stay={stay} action={action} fields={fields} />
    </>
  )
}

function FirstPayment({ date, fee }: { date: string; fee: number }): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const when = date === today ? t`First payment today` : t`On ${formatDate(date, market)}`
  const what = fee > 0 ? t`Fee: ${formatPrice(fee, market)}` : t`No fee`
  return `${when}\u00a0· ${what}`
}
