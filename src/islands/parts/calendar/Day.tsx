import { memo, type ReactNode } from 'react'
import css from './Calendar.module.css'
import type { DayView } from './day-view.ts'

interface DayProps {
  readonly date: string
  readonly label: string
  readonly state: DayView['state']
  readonly place: DayView['place']
  readonly price: string | undefined
  readonly best: boolean
  readonly promo: boolean
  readonly today: boolean
  /** The one cell that Tab reaches. */
  readonly tabStop: boolean
}

/** One day, of as few boxes as it can be: two months of them are laid out within a frame. Everything is a plain value, so that a click redraws only the days that look different after it. */
export const Day = memo(function Day(it: DayProps): ReactNode {
  const pickable = it.state === 'selectable'
  return (
    <td
      role="gridcell"
      className={css.day}
      data-date={it.date}
      data-state={it.state}
      data-place={it.place}
      tabIndex={it.tabStop ? 0 : -1}
      aria-selected={it.place === 'checkin' || it.place === 'checkout' || it.place === 'between'}
      aria-disabled={pickable ? undefined : true}
      aria-current={it.today ? 'date' : undefined}
      {...(it.tabStop ? { 'data-autofocus': '' } : {})}
    >
      {it.label}
      <span className={css.face} aria-hidden="true">
        {Number(it.date.slice(8))}
        {it.price !== undefined && <span className={it.best ? css.best : it.promo ? css.promo : css.price}>{it.price}</span>}
      </span>
    </td>
  )
})
