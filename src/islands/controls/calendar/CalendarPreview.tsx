import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { nothingSelected } from '../../../domain/calendar/selection.ts'
import panel from '../panel/Panel.module.css'
import { PanelHead } from '../panel/Panel.tsx'
import { wideScreen } from '../../runtime/media.ts'
import type { CalendarRules } from '../../../domain/calendar/day-selectability.ts'
import { addDays, monthOf } from '../../../domain/dates/days.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './Calendar.module.css'
import { CalendarFooter } from './CalendarFooter.tsx'
import { Month } from './Month.tsx'
import { EndlessMonths } from './ShownMonths.tsx'

interface CalendarPreviewProps {
  /** Name of the part that has the calendar. */
  readonly part: string
  /** Whether the days will show prices: they have placeholders until then. */
  readonly priced: boolean
}

const nothing = () => {}

/**
 * A template that the start script shows on narrow screens when the calendar is opened before its code has loaded. Its months, of which it has
 * three days, are drawn then (`monthAhead`).
 */
export function CalendarPreview({ part, priced }: CalendarPreviewProps): ReactNode {
  const { t } = useLingui()
  const title = useId()
  const { today, hour } = useSite()
  const month = monthOf(today)
  const rules: CalendarRules = { today, hour, days: priced ? {} : undefined, selection: nothingSelected }
  return (
    <template data-preview={part} data-media={`not all and ${wideScreen}`} data-unless="checkin= flexible=">
      <dialog className={panel.drawer} aria-labelledby={title} aria-busy="true">
        <PanelHead titleId={title} drawer title={t`Dates`} />
        <div className={css.calendar} data-layout="endless" data-priced={priced ? '' : undefined}>
          <EndlessMonths shown={{ months: [month], back: undefined, forward: undefined, more: nothing, reveal: nothing }}>
            <div role="presentation" className={css.months}>
              <Month
                month={month}
                samples={[addDays(today, -1), today, addDays(today, 1)]}
                rules={rules}
                commonNights={undefined}
                waiting={priced}
                tabStop={today}
                preview={undefined}
              />
            </div>
          </EndlessMonths>
          <CalendarFooter
            layout="endless"
            selection={nothingSelected}
            days={rules.days}
            rules={rules}
            commonNights={undefined}
            proposed={undefined}
            bothNeeded
            onChange={nothing}
            onConfirm={nothing}
          />
        </div>
      </dialog>
    </template>
  )
}
