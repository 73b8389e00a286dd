import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { type EligibleMethod, type PaidStay, paymentPlan } from '../../domain/pricing/payments.ts'
import { Button } from '../button/Button.tsx'
import { formatDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { calendarCheckIcon } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import { InfoDialog } from '../dialog/InfoDialog.tsx'
import css from './EaseYourBudget.module.css'
import { usePaymentNames } from './use-payment-names.ts'

export interface EaseYourBudgetProps {
  readonly methods: readonly EligibleMethod[]
  readonly stay: PaidStay
  /** The address of the checkout. `fields` are its whole query. */
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  /** Without this function, and without scripts, the form leaves the page at once. */
  readonly onChoose?: (method: EligibleMethod['type']) => void
}

/** Shows ways to pay later (S2.87), and nothing where the visitor is eligible for none. */
export function EaseYourBudget({ methods, stay, action, fields, onChoose }: EaseYourBudgetProps): ReactNode {
  const { t } = useLingui()
  const names = usePaymentNames()
  if (methods.length === 0) return null
  const choose = (method: EligibleMethod['type']) => (event: MouseEvent) => {
    if (!onChoose) return
    event.preventDefault()
    // A click on the first button closes the dialog, however the browser has opened it.
    event.currentTarget.closest('dialog')?.querySelector('button')?.click()
    onChoose(method)
  }
  return (
    <InfoDialog id="ease-your-budget" heading="h2" icon={calendarCheckIcon} title={t`Ease your budget`}>
      <form className={css.methods} action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {methods.map((eligible) => (
          <section key={eligible.type} className={css.methods}>
            <h3>{names[eligible.type]}</h3>
            <Plan method={eligible} stay={stay} />
            <Button type="submit" look="second" small name="payment" value={eligible.type} onClick={choose(eligible.type)}>
              <Trans>Choose</Trans> <span className="unseen">{names[eligible.type]}</span>
            </Button>
          </section>
        ))}
      </form>
    </InfoDialog>
  )
}

function Plan({ method, stay }: { method: EligibleMethod; stay: PaidStay }): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const plan = paymentPlan(method, stay, today)
  const total = plan.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <ul className={css.plan}>
      {plan.map((part) => (
        <li key={part.date}>
          <span>{part.date === today ? t`Today` : formatDate(part.date, market)}</span>
          <b>{formatPrice(part.amount, market)}</b>
        </li>
      ))}
      <li className="muted">
        <span>
          {method.paymentFee > 0 ? t`In all, with a fee of ${formatPrice(method.paymentFee, market)}` : t`In all, without any fee`}
        </span>
        <b>{formatPrice(total, market)}</b>
      </li>
    </ul>
  )
}
