import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { nothingSelected } from '../../../domain/calendar/selection.ts'
import panel from '../panel/Panel.module.css'
import { PanelHead } from '../panel/PanelHead.tsx'
import { wideScreen } from '../../runtime/media.ts'
import { Calendar } from './Calendar.tsx'

interface CalendarPreviewProps {
  /** Part with the calendar, by module name. */
  readonly part: string
  /** Days show placeholders. */
  readonly priced: boolean
}

/** Shown by the start script on narrow screens until the island's calendar has loaded. */
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
