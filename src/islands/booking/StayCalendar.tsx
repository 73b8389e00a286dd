import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Draft } from '../parts/calendar/DatesDraft.tsx'
import type { DatesPanelProps } from '../parts/calendar/DatesPanel.tsx'
import { Panel } from '../parts/panel/Panel.tsx'
import css from './Booking.module.css'
import type { BookingProps } from './props.ts'
import type { AskedHotel } from './stay-calls.ts'
import { useCalendar } from './use-calendar.ts'

type Given = Pick<DatesPanelProps, 'open' | 'onClose' | 'source' | 'dates' | 'onPick'> & {
  readonly props: Pick<BookingProps, 'today' | 'hour'>
  readonly hotel: AskedHotel
  /** Whose nights can follow a check-in. */
  readonly stays: readonly number[]
}

/** The calendar of a stay or of a hotel's stays in its panel, with its prices; one part with all that it needs, so that it comes at once. */
export function StayCalendar({ props, hotel, stays, open, onClose, source, ...draft }: Given): ReactNode {
  const { t } = useLingui()
  const calendar = useCalendar(props, hotel, stays)
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
