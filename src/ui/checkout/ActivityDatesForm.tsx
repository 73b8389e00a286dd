import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDates } from '../../contract/stay.ts'
import { type ActivitySelection, selectionKey } from '../../domain/criteria/activity-selection.ts'
import { Button } from '../button/Button.tsx'
import { weekdayDate } from '../format/date.ts'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'

/**
 * Dates of activities that were not chosen on the stay's page, asked for before anything else (specification of booking, section 5). A form
 * of the page's own address: it needs no script.
 */
export function ActivityDatesForm(it: {
  dates: ActivityDates
  chosen: ActivitySelection
  action: string
  /** What the address says besides the choice. */
  fields: Readonly<Record<string, string | number>>
}): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  return (
    <form className="stack" action={it.action}>
      <Notice tone="warn" title={t`Please choose your activity dates.`} />
      {Object.entries(it.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {it.dates.map(({ activityId, title, dates }) => (
        <label key={activityId} className="stack">
          {title}
          <select name={selectionKey} required defaultValue={entryOf(activityId, it.chosen[activityId])}>
            {dates.map(({ value, date, time }) => (
              <option key={value} value={entryOf(activityId, value)}>
                {[weekdayDate(date, market), time].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" wide>
        <Trans>Confirm the dates</Trans>
      </Button>
    </form>
  )
}

function entryOf(activityId: number, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${activityId}_${value}`
}
