import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Draft } from '../parts/calendar/DatesDraft.tsx'
import type { DatesPanelProps } from '../parts/calendar/DatesPanel.tsx'
import { Panel } from '../parts/panel/Panel.tsx'
import css from './Booking.module.css'
import type { BookingProps } from './props.ts'
import type { AskedStay } from './stay-calls.ts'
import { useCalendar } from './use-calendar.ts'

type Given = Pick<DatesPanelProps, 'open' | 'onClose' | 'source' | 'dates' | 'onPick'> & {
  readonly props: BookingProps
  readonly stay: AskedStay
}

/** The stay's calendar in its panel, with its prices; one part with all that it needs, so that it comes at once. */
export function StayCalendar({ props, stay, open, onClose, source, ...draft }: Given): ReactNode {
  const { t } = useLingui()
  const calendar = useCalendar(props, stay, [stay.stayId])
  return (
    <Panel open={open} onClose={onClose} title={t`Dates`} source={source}>
      <Draft onClose={onClose} {...draft} {...calendar}>
        {calendar.failed && (
          <p className={css.calendarNote}>{t`Prices are not available at the moment. Choose your dates and we will check them.`}</p>
        )}
      </Draft>
    </Panel>
  )
}
