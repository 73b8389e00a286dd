import { memo, type ReactNode, useId, useMemo } from 'react'
import type { IsoDate, IsoMonth } from '../../../contract/scalars.ts'
import { bestPriceDays } from '../../../domain/calendar/best-price.ts'
import type { CalendarRules } from '../../../domain/calendar/day-selectability.ts'
import { monthGrid } from '../../../domain/dates/days.ts'
import { formatMonth } from '../../../ui/format/date.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './Calendar.module.css'
import { Day } from './Day.tsx'
import { dayView } from './day-view.ts'
import { weekdayNames } from './weekday-names.ts'

interface MonthProps {
  readonly month: IsoMonth
  /** Must keep its identity while unchanged. */
  readonly rules: CalendarRules
  /** Nights of most prices. */
  readonly usual: number | undefined
  readonly waiting: boolean
  readonly tabStop: IsoDate | undefined
  readonly preview: IsoDate | undefined
}

const nowhere: ReadonlySet<IsoDate> = new Set()

export const Month = memo(function Month({ month, rules, usual, waiting, tabStop, preview }: MonthProps): ReactNode {
  const { market } = useSite()
  const heading = useId()
  const weeks = useMemo(() => monthGrid(month), [month])
  const best = useMemo(() => (rules.days ? bestPriceDays(rules.days, month) : nowhere), [rules.days, month])
  return (
    <section>
      <h3 id={heading} className={css.name} aria-live="polite">
        {formatMonth(`${month}-01`, market)}
      </h3>
      <table role="grid" className={css.grid} aria-labelledby={heading} aria-multiselectable="true" aria-busy={waiting || undefined}>
        <thead>
          <tr>
            {weekdayNames(market).map(({ long, short }) => (
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
                    {...dayView(date, rules, best, usual, waiting, preview)}
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
