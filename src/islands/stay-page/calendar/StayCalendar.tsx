import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DatesDraft } from '../../controls/calendar/DatesDraft.tsx'
import type { DatesPanelProps } from '../../controls/calendar/DatesPanel.tsx'
import { Panel } from '../../controls/panel/Panel.tsx'
import css from '../panel.module.css'
import type { QueriedHotel } from '../stay-queries.ts'
import { useCalendar } from './use-calendar.ts'

type StayCalendarProps = Pick<DatesPanelProps, 'open' | 'onClose' | 'source' | 'dates' | 'onPick'> & {
  readonly hotel: QueriedHotel
  readonly stays: readonly number[]
  readonly pull?: boolean | undefined
}

/** A single part, to open at once. */
export function StayCalendar({ hotel, stays, pull = false, open, onClose, source, ...draft }: StayCalendarProps): ReactNode {
  const { t } = useLingui()
  const calendar = useCalendar(hotel, stays, pull)
  return (
    <Panel open={open} onClose={onClose} title={t`Dates`} source={source}>
      {calendar.failure && (
        <p className={css.calendarNote}>
          {calendar.failure.sentence ?? t`Prices are not available at the moment. Choose your dates and we will check them.`}
        </p>
      )}
      <DatesDraft onClose={onClose} {...draft} {...calendar} />
    </Panel>
  )
}
