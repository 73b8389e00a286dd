import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDates } from '../../contract/stay.ts'
import { type ActivitySelection, selectionKey } from '../../domain/stay/activity-selection.ts'
import { Button } from '../button/Button.tsx'
import { formatStart } from '../format/time.ts'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'

/** The form for missing activity dates (B5.5). It is sent by GET, so that it works without scripts. */
export function ActivityDatesForm(props: {
  dates: ActivityDates
  chosen: ActivitySelection
  action: string
  fields: Readonly<Record<string, string | number>>
}): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  return (
    <form className="stack" action={props.action}>
      <Notice tone="warn" title={t`Please choose your activity dates.`} />
      {Object.entries(props.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.dates.map(({ activityId, title, dates }) => (
        <label key={activityId} className="stack">
          {title}
          <select name={selectionKey} required defaultValue={entryOf(activityId, props.chosen[activityId])}>
            {dates.map((start) => (
              <option key={start.value} value={entryOf(activityId, start.value)}>
                {formatStart(start, market)}
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
