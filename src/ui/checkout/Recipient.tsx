import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftFieldName, GiftFormErrors, GiftFormValues } from '../../domain/gift/gift-form.ts'
import type { FieldRule } from '../../domain/field/field-kinds.ts'
import { Choice } from '../field/Choice.tsx'
import { TextField } from '../field/TextField.tsx'
import css from './Recipient.module.css'
import { useGiftFieldLabels } from './use-gift-field-labels.ts'

export interface GiftFieldsProps {
  readonly rules: Partial<Record<GiftFieldName, FieldRule>>
  readonly values: GiftFormValues
  readonly errors: GiftFormErrors
}

export function Recipient({ rules, values, errors }: GiftFieldsProps): ReactNode {
  const labels = useGiftFieldLabels()
  const { recipientEmail, day } = rules
  return (
    <div className={css.recipient}>
      <fieldset>
        <legend>
          <Trans>Who receives the e-mail?</Trans>
        </legend>
        <Choice framed type="radio" name="to" value="me" defaultChecked={values.to === 'me'}>
          <Trans>I do</Trans>
          <small>
            <Trans>To print or to forward when you like</Trans>
          </small>
        </Choice>
        <Choice framed type="radio" name="to" value="recipient" defaultChecked={values.to === 'recipient'}>
          <Trans>The recipient</Trans>
          <small>
            <Trans>At once, or on the day you choose</Trans>
          </small>
        </Choice>
      </fieldset>
      <div className={css.sending}>
        {recipientEmail && (
          <TextField
            name="recipientEmail"
            label={labels.recipientEmail}
            rule={recipientEmail}
            value={values.recipientEmail}
            error={errors.recipientEmail}
            autoComplete="off"
          />
        )}
        <fieldset>
          <legend>
            <Trans>When is it sent?</Trans>
          </legend>
          <Choice type="radio" name="when" value="now" defaultChecked={values.when === 'now'}>
            <Trans>At once, as soon as it is paid</Trans>
          </Choice>
          <Choice type="radio" name="when" value="day" defaultChecked={values.when === 'day'}>
            <Trans>On a day of your choice</Trans>
          </Choice>
        </fieldset>
        {day && (
          <div className={css.day}>
            <TextField name="day" label={labels.day} rule={day} value={values.day} error={errors.day} autoComplete="off" />
          </div>
        )}
      </div>
    </div>
  )
}
