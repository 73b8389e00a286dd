import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../contract/order.ts'
import { Button } from '../button/Button.tsx'
import { paymentTotal } from '../../domain/pricing/payments.ts'
import type { FieldError } from '../../domain/field/field-error.ts'
import { ErrorSummary } from '../field/ErrorSummary.tsx'
import { TermsField, termsField } from '../field/TermsField.tsx'
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
  /** Undefined where nothing is paid with gift cards. */
  readonly giftCards?: ReactNode
  readonly terms: string
  /** Buttons of the form for other languages. */
  readonly languages?: ReactNode
  readonly chosen?: string | null | undefined
  readonly isAccepted?: boolean
  /** Why the terms were refused. */
  readonly error?: FieldError | undefined
}

export function PaymentChoice(props: PaymentChoiceProps): ReactNode {
  const { action, fields, payments, giftCards, terms, chosen, isAccepted, error } = props
  const { t } = useLingui()
  const isPaid = payments.every((payment) => paymentTotal(payment) === 0)
  const accepted = { label: t`Terms of sale`, rule: { kind: 'terms', required: true }, error } as const
  return (
    <form className={css.payment} method="post" action={action} noValidate>
      {/* Enter in a field presses the first button: it books. */}
      <Button type={undefined} className="unseen" tabIndex={-1} aria-hidden="true" />
      {props.languages}
      <ErrorSummary fields={[{ name: termsField, ...accepted }]} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {giftCards}
      <PaymentOptions payments={payments} chosen={chosen} />
      <TermsField {...accepted} isAccepted={isAccepted}>
        <Trans>
          I accept the{' '}
          <a href={terms} target="_blank" rel="noopener">
            terms of sale
          </a>{' '}
          and the cancellation conditions of my stay.
        </Trans>
      </TermsField>
      <Button type="submit" wide>
        <Icon path={lockIcon} />
        {isPaid ? <Trans>Book</Trans> : <Trans>Book with an obligation to pay</Trans>}
      </Button>
      <small>
        {!isPaid && <Trans>You will be taken to our payment provider. Nothing is charged before you confirm there.</Trans>}{' '}
        <Trans>The law gives no 14-day right of withdrawal for a stay on fixed dates: the conditions above apply.</Trans>
      </small>
    </form>
  )
}
