import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { nothingSelected } from '../../../domain/calendar/selection.ts'
import panel from '../panel/Panel.module.css'
import { PanelHead } from '../panel/Panel.tsx'
import { wideScreen } from '../../runtime/media.ts'
import { Calendar } from './Calendar.tsx'

interface CalendarPreviewProps {
  /** Name of the part that has the calendar. */
  readonly part: string
  /** Whether the days will show prices: they have placeholders until then. */
  readonly priced: boolean
}

/** A template that the start script shows on narrow screens when the calendar is opened before its code has loaded. */
export function CalendarPreview({ part, priced }: CalendarPreviewProps): ReactNode {
  const { t } = useLingui()
  const title = useId()
  return (
    <template data-preview={part} data-media={`not all and ${wideScreen}`} data-unless="checkin= flexible=">
      <dialog className={panel.drawer} aria-labelledby={title} aria-busy="true">
        <PanelHead titleId={title} drawer title={t`Dates`} />
        <Calendar
          layout="endless"
          selection={nothingSelected}
          bothNeeded
          {...(priced && { days: {}, loadedMonths: [] })}
          onChange={() => {}}
          onConfirm={() => {}}
        />
      </dialog>
    </template>
  )
}
