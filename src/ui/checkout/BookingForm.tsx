import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderPayment } from '../../contract/order.ts'
import {
  type BookingFormErrors,
  type GuestFormValues,
  guestFieldNames,
  guestFieldRules,
  rememberedGuest,
} from '../../domain/booking/lead-guest.ts'
import { paymentTotal } from '../../domain/pricing/payments.ts'
import { Button } from '../button/Button.tsx'
import { ErrorSummary } from '../field/ErrorSummary.tsx'
import { TermsField, termsField } from '../field/TermsField.tsx'
import { Icon } from '../icon/Icon.tsx'
import css from './Checkout.module.css'
import { CheckoutPart, paymentPart } from './CheckoutLayout.tsx'
import { PaymentOptions } from './PaymentOptions.tsx'
import { useGuestFieldLabels } from './use-guest-field-labels.ts'
import { WhoStays } from './WhoStays.tsx'

export interface BookingFormProps {
  /** The response to the posted form redirects to the payment provider. */
  readonly action: string
  /** Hidden fields that are posted together with the rest. */
  readonly fields: Readonly<Record<string, string>>
  readonly guest: GuestFormValues
  /** When the hotel's check-in begins, such as `15:00`. */
  readonly checkin: string
  readonly payments: readonly OrderPayment[]
  /** Undefined where nothing is paid with gift cards. */
  readonly giftCards?: ReactNode
  readonly paidBy?: 'cards' | 'gift' | 'both' | undefined
  readonly terms: string
  /** Buttons of the form for other languages. */
  readonly languages?: ReactNode
  readonly chosen?: string | null | undefined
  readonly isAccepted?: boolean
  /** Why fields were refused. */
  readonly errors: BookingFormErrors
}

/** The one form that orders a stay: who comes, and how it is paid. */
export function BookingForm(props: BookingFormProps): ReactNode {
  const { action, fields, guest, checkin, payments, giftCards, terms, chosen, isAccepted, errors } = props
  const { t } = useLingui()
  const labels = useGuestFieldLabels()
  const isPaid = payments.every((payment) => paymentTotal(payment) === 0)
  const accepted = { label: t`Terms of sale`, rule: { kind: 'terms', required: true }, error: errors.terms } as const
  const ofGuest = guestFieldNames.map((name) => ({ name, label: labels[name], rule: guestFieldRules[name], error: errors[name] }))
  return (
    <form className={css.steps} method="post" action={action} noValidate data-remembered={rememberedGuest}>
      {/* Enter in a field presses the first button: it books. */}
      <Button type={undefined} className="unseen" tabIndex={-1} aria-hidden="true" />
      {props.languages}
      <ErrorSummary fields={[...ofGuest, { name: termsField, ...accepted }]} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CheckoutPart title={<Trans>Who stays</Trans>}>
        <WhoStays values={guest} errors={errors} checkin={checkin} />
      </CheckoutPart>
      <CheckoutPart id={paymentPart} title={<Trans>Payment</Trans>}>
        <div className={css.payment}>
          {giftCards}
          <PaymentOptions payments={payments} chosen={chosen} paidBy={props.paidBy} />
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
            <Icon name="lock" />
            {isPaid ? <Trans>Book</Trans> : <Trans>Book with an obligation to pay</Trans>}
          </Button>
          <small>
            {!isPaid && <Trans>You will be taken to our payment provider. Nothing is charged before you confirm there.</Trans>}{' '}
            <Trans>The law gives no 14-day right of withdrawal for a stay on fixed dates: the conditions above apply.</Trans>
          </small>
        </div>
      </CheckoutPart>
    </form>
  )
}

/** For a form that shows no fields of the guest, which posts them again. */
export function GuestKept({ guest }: { readonly guest: GuestFormValues }): ReactNode {
  return guestFieldNames.map((name) => guest[name] && <input key={name} type="hidden" name={name} value={guest[name]} />)
}
