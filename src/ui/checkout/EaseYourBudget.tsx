import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type EligibleMethod, type PaidStay, paymentPlan } from '../../domain/pricing/payment-plan.ts'
import { Button } from '../button/Button.tsx'
import { plainDate } from '../format/date.ts'
import { price } from '../format/price.ts'
import { calendarCheck } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import { InfoDialog } from '../stay/InfoDialog.tsx'
import css from './Checkout.module.css'
import { usePaymentNames } from './use-payment-names.ts'

export interface EaseYourBudgetProps {
  readonly methods: readonly EligibleMethod[]
  readonly of: PaidStay
  /** Where choosing a method posts to, or leads to: then `fields` are all its query says. */
  readonly action: string
  readonly method?: 'post' | 'get'
  readonly fields: Readonly<Record<string, string>>
}

/**
 * The dialog of the eligible ways to pay later (specification of search, section 2): every payment with its day, the fee, and the sum;
 * each is chosen with a button that leads to the payment provider. Nothing when nothing is eligible.
 */
export function EaseYourBudget({ methods, of, action, method = 'post', fields }: EaseYourBudgetProps): ReactNode {
  const { t } = useLingui()
  const names = usePaymentNames()
  if (methods.length === 0) return null
  return (
    <InfoDialog id="ease-your-budget" heading="h2" icon={calendarCheck} title={t`Ease your budget`}>
      <form className={css.payment} method={method} action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {methods.map((eligible) => (
          <section key={eligible.type} className={css.payment}>
            <h3>{names[eligible.type]}</h3>
            <Plan method={eligible} of={of} />
            <Button type="submit" look="second" small name="payment" value={eligible.type}>
              <Trans>Choose</Trans> <span className="unseen">{names[eligible.type]}</span>
            </Button>
          </section>
        ))}
      </form>
    </InfoDialog>
  )
}

/** The payments of one method: cents are those that will be charged. */
function Plan({ method, of }: { method: EligibleMethod; of: PaidStay }): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const plan = paymentPlan(method, of, today)
  const total = plan.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <ul className={css.plan}>
      {plan.map((part) => (
        <li key={part.date}>
          <span>{part.date === today ? t`Today` : plainDate(part.date, market)}</span>
          <b>{price(part.amount, market)}</b>
        </li>
      ))}
      <li className="muted">
        <span>{method.paymentFee > 0 ? t`In all, with a fee of ${price(method.paymentFee, market)}` : t`In all, without any fee`}</span>
        <b>{price(total, market)}</b>
      </li>
    </ul>
  )
}
