import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { formatStart } from '../../../ui/format/time.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from '../../stay-page/panel.module.css'
import type { WrongActivities } from '../../../domain/booking/check-booking.ts'
import type { ActivitySelection } from '../../../domain/stay/activity-selection.ts'
import type { ActivityDates } from '../../../contract/stay.ts'

export interface ActivityFieldsProps {
  readonly offered: ActivityDates
  readonly selection: ActivitySelection
  readonly wrong: WrongActivities | undefined
  readonly choose: (activityId: number, value: string) => void
}

/** The first invalid field gets the focus. */
export function ActivityFields({ offered, selection, wrong, choose }: ActivityFieldsProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const id = useId()
  const fields = useRef<HTMLFieldSetElement>(null)
  const there = offered.length > 0
  useEffect(() => {
    if (wrong && there) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [wrong, there])
  if (!there) return null
  return (
    <fieldset ref={fields} className={css.choices}>
      <legend>{t`Dates of your activities`}</legend>
      {offered.map(({ activityId, title, dates }) => {
        const isWrong = wrong?.ids.includes(activityId) === true
        const error = `${id}${activityId}`
        return (
          <div key={activityId}>
            <label htmlFor={`${error}date`}>{title}</label>
            <select
              id={`${error}date`}
              value={selection[activityId] ?? ''}
              aria-required="true"
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? error : undefined}
              onChange={(event) => choose(activityId, event.target.value)}
            >
              <option value="" disabled>
                {t`Choose a date`}
              </option>
              {dates.map((start) => (
                <option key={start.value} value={start.value}>
                  {formatStart(start, market)}
                </option>
              ))}
            </select>
            {isWrong && (
              <p id={error} className={css.error}>
                {wrong?.gone ? t`This date is no longer available. Please choose another.` : t`Please choose your activity dates.`}
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
