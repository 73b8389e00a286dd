import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { lastBookableDay } from '../../domain/calendar/paging.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import css from './SearchFields.module.css'

export function NativeDates({ dates, today }: { dates: StayDates | undefined; today: string }): ReactNode {
  const { t } = useLingui()
  const bounds = { min: today, max: lastBookableDay(today) }
  return (
    <fieldset className={css.native}>
      <legend className="unseen">{t`Dates`}</legend>
      <label>
        {t`Check-in`}
        <input type="date" name="checkin" defaultValue={dates?.checkin} {...bounds} />
      </label>
      <label>
        {t`Check-out`}
        <input type="date" name="checkout" defaultValue={dates?.checkout} {...bounds} />
      </label>
    </fieldset>
  )
}
