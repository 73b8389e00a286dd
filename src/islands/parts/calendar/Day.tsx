import { memo, type ReactNode } from 'react'
import css from './Calendar.module.css'
import type { DayView } from './day-view.ts'
import { useCalendarWords } from './use-calendar-words.ts'

interface DayProps extends DayView {
  readonly today: boolean
  /** The one cell that Tab reaches. */
  readonly tabStop: boolean
}

/**
 * One day, of as few boxes as it can be: two months of them are laid out within a frame. Everything is a plain value, so that a click
 * redraws, and puts into words, only the days that are different after it.
 */
export const Day = memo(function Day({ today, tabStop, ...day }: DayProps): ReactNode {
  const words = useCalendarWords()
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
      {words.dayLabel(day)}
      <span className={css.face} aria-hidden="true">
        {Number(day.date.slice(8))}
        {day.perNight !== undefined && (
          <span className={day.best ? css.best : day.promo ? css.promo : css.price}>{words.price(day.perNight)}</span>
        )}
      </span>
    </td>
  )
})
