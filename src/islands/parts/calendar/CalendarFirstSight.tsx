import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { nothingSelected } from '../../../domain/calendar/selection.ts'
import panel from '../panel/Panel.module.css'
import { PanelHead } from '../panel/PanelHead.tsx'
import { wideScreen } from '../use-media.ts'
import { Calendar } from './Calendar.tsx'

interface Given {
  /** The island's part that has the calendar, by the name of its module. */
  readonly part: string
  /** The market's date and hour. */
  readonly today: string
  readonly hour: number
  /** Whether the calendar will have prices: until they are there its days wait for them. */
  readonly priced: boolean
}

/** What the loader shows of a calendar on a narrow screen until the island has its own (`src/hydration/browser/first-sight.ts`). */
export function CalendarFirstSight({ part, today, hour, priced }: Given): ReactNode {
  const { t } = useLingui()
  const title = useId()
  return (
    <template data-first={part} data-media={`not all and ${wideScreen}`} data-unless="checkin=">
      <dialog className={panel.drawer} aria-labelledby={title} aria-busy="true">
        <PanelHead titleId={title} drawer title={t`Dates`} />
        <Calendar
          layout="endless"
          selection={nothingSelected}
          today={today}
          hour={hour}
          bothNeeded
          {...(priced && { days: {}, loadedMonths: [] })}
          onChange={() => {}}
          onConfirm={() => {}}
        />
      </dialog>
    </template>
  )
}
