import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../contract/order.ts'
import { Button } from '../button/Button.tsx'
import { Choice } from '../field/Choice.tsx'
import { Icon } from '../icon/Icon.tsx'
import { lockIcon } from '../icon/paths.ts'
import css from './Checkout.module.css'
import { PaymentOptions } from './PaymentOptions.tsx'

export interface PaymentChoiceProps {
  /** The response to the posted form redirects to the payment provider. */
  readonly action: string
  /** Hidden fields that are posted together with `payment`. */
  readonly fields: Readonly<Record<string, string>>
  readonly payments: readonly OrderPayment[]
  readonly terms: string
  readonly chosen?: string | null | undefined
  readonly isAccepted?: boolean
}

export function PaymentChoice({ action, fields, payments, terms, chosen, isAccepted }: PaymentChoiceProps): ReactNode {
  return (
    <form className={css.payment} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PaymentOptions payments={payments} chosen={chosen} />
      <Choice type="checkbox" name="terms" value="accepted" required defaultChecked={isAccepted}>
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
