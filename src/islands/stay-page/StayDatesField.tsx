import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type Ref, useId } from 'react'
import { nightsOf, type StayDates } from '../../domain/dates/stay-dates.ts'
import { formatLongDate, formatStayDates } from '../../ui/format/date.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { FieldButton } from '../controls/field/FieldButton.tsx'
import css from './panel.module.css'

export function StayDatesField({
  ref,
  ...rest
}: {
  ref: Ref<HTMLButtonElement>
  dates: StayDates | undefined
  open: boolean
  missing: boolean
  /** The dates of the address, where it is too late for them. */
  missed: StayDates | undefined
  /** The part with the calendar, which a touch of the field starts to download. */
  part: string
  onClick: () => void
}): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const { dates, missed } = rest
  const error = rest.missing
    ? t`Please choose your travel dates.`
    : missed && t`An arrival on ${formatLongDate(missed.checkin, market)} can no longer be booked. Please choose other dates.`
  const nights = dates && nightsOf(dates)
  const errorId = useId()
  return (
    <>
      <FieldButton
        ref={ref}
        className={css.field}
        icon="calendar"
        label={nights === undefined ? t`Dates` : t`${plural(nights, { one: '# night', other: '# nights' })}`}
        value={dates ? formatStayDates(dates, today, market).join(' – ') : t`Checkin - Checkout`}
        open={rest.open}
        part={rest.part}
        errorId={error ? errorId : undefined}
        onClick={rest.onClick}
      />
      {error && (
        <p id={errorId} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </>
  )
}
