import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { arrivalTimes, type GuestFormErrors, type GuestFormValues, guestFieldRules } from '../../domain/booking/lead-guest.ts'
import { SelectField } from '../field/SelectField.tsx'
import { TextField } from '../field/TextField.tsx'
import { formatTime } from '../format/time.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Recipient.module.css'
import { useGuestFieldLabels } from './use-guest-field-labels.ts'

interface WhoStaysProps {
  readonly values: GuestFormValues
  readonly errors: GuestFormErrors
  /** When the hotel's check-in begins, such as `15:00`. */
  readonly checkin: string
}

/** The fields of the lead guest, whose answers go to the hotel and nowhere else. */
export function WhoStays({ values, errors, checkin }: WhoStaysProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const labels = useGuestFieldLabels()
  const field = (name: keyof GuestFormValues) =>
    ({ name, label: labels[name], rule: guestFieldRules[name], value: values[name], error: errors[name] }) as const
  return (
    <>
      <div className={css.address}>
        <TextField {...field('name')} hint={t`Of the person who checks in at the hotel`} autoComplete="name" />
        <TextField {...field('email')} hint={t`For the confirmation of your booking.`} />
        <TextField {...field('phone')} hint={t`In case the hotel has to reach you`} />
      </div>
      <p>
        <Trans>We pass your arrival time and your wishes on to the hotel. It does what it can, and cannot promise them.</Trans>
      </p>
      <SelectField
        {...field('arrivalTime')}
        empty={t`Not known yet`}
        options={arrivalTimes(checkin).map((time) => ({ value: time, label: formatTime(time, market) }))}
      />
      <TextField {...field('wishes')} hint={t`Such as a quiet room, twin beds or a cot`} autoComplete="off" lines={3} />
    </>
  )
}
