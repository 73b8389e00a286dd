import { memo, type ReactNode, useId, useMemo } from 'react'
import type { IsoDate, IsoMonth } from '../../../contract/scalars.ts'
import { bestPriceDays } from '../../../domain/calendar/best-price.ts'
import type { CalendarRules } from '../../../domain/calendar/day-selectability.ts'
import { addDays, monthGrid } from '../../../domain/dates/days.ts'
import { formatMonth } from '../../../ui/format/date.ts'
import { perMarket } from '../../../ui/format/per-market.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './Calendar.module.css'
import { dayView, type DayView } from './day-view.ts'
import { useCalendarLabels } from './use-calendar-labels.ts'

interface MonthProps {
  readonly month: IsoMonth
  /** An object that must be the same as long as its content is: months are memoised. */
  readonly rules: CalendarRules
  readonly commonNights: number | undefined
  readonly waiting: boolean
  readonly tabStop: IsoDate | undefined
  readonly preview: IsoDate | undefined
  /** In place of the month's days, for those who draw these and the names of the weekdays themselves. */
  readonly samples?: readonly IsoDate[] | undefined
}

const nowhere: ReadonlySet<IsoDate> = new Set()

export const Month = memo(function Month({ month, rules, commonNights, waiting, tabStop, preview, samples }: MonthProps): ReactNode {
  const { market } = useSite()
  const heading = useId()
  const weeks = useMemo(() => (samples ? [samples] : monthGrid(month)), [month, samples])
  const best = useMemo(() => (rules.days ? bestPriceDays(rules.days, month) : nowhere), [rules.days, month])
  return (
    <section>
      <h3 id={heading} className={css.name} aria-live="polite">
        {formatMonth(`${month}-01`, market)}
      </h3>
      <table role="grid" className={css.grid} aria-labelledby={heading} aria-multiselectable="true" aria-busy={waiting || undefined}>
        <thead>
          <tr>
            {!samples &&
              weekdayNames(market).map(({ long, short }) => (
                <th key={long} scope="col" abbr={long}>
                  {short}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((date, column) => {
                if (date === null) return <td key={column} />
                return (
                  <Day
                    key={column}
                    {...dayView(date, rules, best, commonNights, waiting, preview)}
                    today={date === rules.today}
                    tabStop={date === tabStop}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})

interface DayProps extends DayView {
  readonly today: boolean
  readonly tabStop: boolean
}

/** Has few elements, for a fast layout of hundreds of days, and plain props, so that a click renders only the days that it changes. */
const Day = memo(function Day({ today, tabStop, ...day }: DayProps): ReactNode {
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
        {day.amountCents !== undefined && (
          <span className={day.best ? css.best : day.promoPercent ? css.promo : css.price}>{labels.price(day.amountCents)}</span>
        )}
        {day.marked && day.nights !== undefined && <span className={css.nights}>{labels.nights(day.nights)}</span>}
      </span>
    </td>
  )
})

interface WeekdayName {
  readonly long: string
  readonly short: string
}

const monday = '2024-01-01'

export const weekdayNames = perMarket<readonly WeekdayName[]>((tag) => {
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, column) => {
    const at = Date.parse(addDays(monday, column))
    return { long: long.format(at), short: short.format(at).replace('.', '') }
  })
})
