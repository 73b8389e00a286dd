import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDates } from '../../contract/stay.ts'
import type { WrongActivities } from '../../domain/booking/check-booking.ts'
import { type ActivitySelection, clashOf, selectionKey } from '../../domain/stay/activity-selection.ts'
import { Button } from '../button/Button.tsx'
import css from '../field/Field.module.css'
import { formatStart } from '../format/time.ts'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { useActivityFaultText } from '../stay/use-activity-fault-text.ts'

interface ActivityDatesFormProps {
  readonly dates: ActivityDates
  readonly chosen: ActivitySelection
  readonly wrong: WrongActivities
  /** Set where nothing was chosen so far, which is no mistake. */
  readonly isNew: boolean
  readonly action: string
  readonly fields: Readonly<Record<string, string | number>>
}

/** The form for activity dates that are missing or wrong (B5.5). It is sent by GET, so that it works without scripts. */
export function ActivityDatesForm({ dates, chosen, wrong, isNew, action, fields }: ActivityDatesFormProps): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const faultText = useActivityFaultText()
  return (
    <form className="stack" action={action} noValidate>
      <Notice tone="warn" live={!isNew} title={faultText(wrong.fault)} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {dates.map(({ activityId, title, dates: starts }) => {
        const id = `activity-${activityId}`
        const isWrong = !isNew && wrong.ids.includes(activityId)
        return (
          <div key={activityId} className={css.field}>
            <label htmlFor={id}>{title}</label>
            <select
              id={id}
              name={selectionKey}
              required
              defaultValue={entryOf(activityId, chosen[activityId]) ?? ''}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${id}-error` : undefined}
            >
              <option value="">{t`Choose a date`}</option>
              {starts.map((start) => (
                <option key={start.value} value={entryOf(activityId, start.value)}>
                  {formatStart(start, market, today)}
                </option>
              ))}
            </select>
            {isWrong && (
              <p id={`${id}-error`} className={css.error}>
                {faultText(wrong.fault, clashOf(activityId, chosen, dates)?.title)}
              </p>
            )}
          </div>
        )
      })}
      <Button type="submit" wide>
        <Trans>Confirm the dates</Trans>
      </Button>
    </form>
  )
}

function entryOf(activityId: number, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${activityId}_${value}`
}
