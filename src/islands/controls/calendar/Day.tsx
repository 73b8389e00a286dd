import { memo, type ReactNode } from 'react'
import css from './Calendar.module.css'
import type { DayView } from './day-view.ts'
import { useCalendarLabels } from './use-calendar-labels.ts'

interface DayProps extends DayView {
  readonly today: boolean
  readonly tabStop: boolean
}

/** Few elements for a fast layout; plain props, so a click renders only the days it changes. */
export const Day = memo(function Day({ today, tabStop, ...day }: DayProps): ReactNode {
  const labels = useCalendarLabels()
  return (
    <td
      role="gridcell"
      className={css.day}
      data-date={day.date}
      data-state={day.state}
      data-place={day.place}
      tabIndex={tabStop ? 0 : -1}
      aria-selected={day.place === 'checkin' || day.place === 'checkout' || day.place === 'between'}
      aria-disabled={day.state === 'selectable' ? undefined : true}
      aria-current={today ? 'date' : undefined}
      {...(tabStop ? { 'data-autofocus': '' } : {})}
    >
      {labels.dayLabel(day)}
      <span className={css.face} aria-hidden="true">
        {Number(day.date.slice(8))}
        {day.amount !== undefined && (
          <span className={day.best ? css.best : day.promo ? css.promo : css.price}>{labels.price(day.amount)}</span>
        )}
        {day.marked && day.nights !== undefined && <span className={css.nights}>{labels.nights(day.nights)}</span>}
      </span>
    </td>
  )
})
