import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FooterContent } from '../../contract/cms/frame.ts'
import {
  type ContactFieldName,
  contactFieldNames,
  contactFieldRules,
  type ContactFormErrors,
  type ContactFormValues,
} from '../../domain/contact/contact-form.ts'
import { type ContactReason, contactReasons, isContactReason } from '../../domain/contact/contact-reasons.ts'
import { Button } from '../button/Button.tsx'
import { ErrorSummary } from '../field/ErrorSummary.tsx'
import { SelectField } from '../field/SelectField.tsx'
import { TextField } from '../field/TextField.tsx'
import { Notice } from '../notice/Notice.tsx'
import css from './Contact.module.css'

interface ContactFormProps {
  readonly action: string
  readonly values: ContactFormValues
  readonly errors: ContactFormErrors
  /** Absent for customer care, and where no challenge is configured. */
  readonly challenge: { readonly siteKey: string; readonly script: string } | undefined
  readonly notice: ReactNode
  readonly phone: FooterContent['contact'] | undefined
}

/** The stylesheet shows the fields that the chosen reason needs, so no script is needed. */
export function ContactForm({ action, values, errors, challenge, notice, phone }: ContactFormProps): ReactNode {
  const { t } = useLingui()
  const labels = useContactFieldLabels()
  const reasonLabels = useContactReasonLabels()
  const fields = contactFieldNames.map((name) => ({
    name,
    id: `message-${name}`,
    label: labels[name],
    rule: contactFieldRules[name],
    value: values[name],
    error: errors[name],
  }))
  const [reason, bookingNumber, name, email, phoneNumber, description] = fields
  const reasons = Object.keys(contactReasons).filter(isContactReason)
  return (
    <form className={css.form} method="post" action={action} noValidate data-remembered="contact" data-contact>
      {notice && <Notice tone="fail">{notice}</Notice>}
      <ErrorSummary fields={fields} />
      {reason && (
        <SelectField {...reason} empty={t`Please choose`} options={reasons.map((value) => ({ value, label: reasonLabels[value] }))} />
      )}
      <div className={css.rest}>
        <div className={css.booking}>
          {bookingNumber && <TextField {...bookingNumber} hint={<Trans>You find its 8 digits in your confirmation.</Trans>} />}
        </div>
        {name && <TextField {...name} autoComplete="name" />}
        {email && <TextField {...email} />}
        {phoneNumber && <TextField {...phoneNumber} />}
        {description && <TextField {...description} lines={5} />}
        {challenge && <Challenge {...challenge} phone={phone} />}
        <Button type="submit">
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  )
}

function Challenge({ siteKey, script, phone }: NonNullable<ContactFormProps['challenge']> & Pick<ContactFormProps, 'phone'>): ReactNode {
  return (
    <div data-challenge={siteKey} data-script={script}>
      <Notice tone="warn">
        <Trans>Sending a message needs scripts, which check that a person is writing. Without them, please call us.</Trans>{' '}
        {phone && <a href={phone.phoneUrl}>{phone.phone}</a>}
      </Notice>
    </div>
  )
}

function useContactFieldLabels(): Readonly<Record<ContactFieldName, string>> {
  const { t } = useLingui()
  return {
    reason: t`What is it about?`,
    bookingNumber: t`Booking number`,
    name: t`First and last name`,
    email: t`Your e-mail`,
    phone: t`Phone number`,
    description: t`Message`,
  }
}

function useContactReasonLabels(): Readonly<Record<ContactReason, string>> {
  const { t } = useLingui()
  return {
    avv_info: t`A question before I book`,
    booking_info: t`A question about my booking`,
    emailconf: t`I have not received my confirmation`,
    modification: t`I would like to change my booking`,
    cancellation: t`I would like to cancel my booking`,
    complaint: t`I have a complaint`,
    other: t`Something else`,
  }
}
