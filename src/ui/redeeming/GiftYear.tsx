import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IsoDate, IsoMonth } from '../../contract/scalars.ts'
import { monthGrid } from '../../domain/dates/days.ts'
import { giftDay, type GiftDay, type GiftPrices, weekendsByMonth } from '../../domain/redeeming/gift-calendar.ts'
import { formatMonthSince, formatShortDate, formatWeekdayDate } from '../format/date.ts'
import { capitalised } from '../format/text.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { AddedAmount } from './AddedAmount.tsx'
import { dayHref, type GiftDatesView, monthHref } from './gift-dates-href.ts'
import css from './GiftYear.module.css'

interface GiftYearProps {
  readonly gift: GiftPrices
  readonly view: GiftDatesView
  readonly chosen: IsoDate | undefined
}

/** Every weekend of the validity by month. Each month leads to its days; a day that is no Friday names its weekday. */
export function GiftYear({
  gift,
  view,
  chosen,
  from,
  until,
}: GiftYearProps & { readonly from: IsoDate; readonly until: IsoDate }): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const months = [...weekendsByMonth(gift, { from, until })]
  const columns = Math.max(...months.map(([, weekends]) => weekends.length))
  return (
    <div className={css.scroll}>
      <table className={css.year}>
        <caption className="unseen">{t`The weekends of your gift`}</caption>
        <tbody>
          {months.map(([month, weekends]) => (
            <tr key={month}>
              <th scope="row">
                <a href={monthHref(view, month)}>{capitalised(formatMonthSince(today, `${month}-01`, market), market)}</a>
              </th>
              {weekends.map(({ friday, day, arrival }) => (
                <DayCell
                  key={friday}
                  {...{ day, arrival, view }}
                  label={(day === friday ? formatShortDate : formatWeekdayDate)(day, market)}
                  isChosen={day === chosen}
                />
              ))}
              {weekends.length < columns && <td colSpan={columns - weekends.length} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The days of a month on which the stay can begin. */
export function GiftMonth({ gift, view, chosen, month }: GiftYearProps & { readonly month: IsoMonth }): ReactNode {
  const { market } = useSite()
  const weeks = monthGrid(month)
  const [first = []] = weeks.slice(1)
  const weekdayNames = new Intl.DateTimeFormat(market.tag, { weekday: 'short', timeZone: 'UTC' })
  return (
    <div className={css.scroll}>
      <table className={css.month}>
        <thead>
          <tr>
            {first.map((day) => (
              <th key={day} scope="col">
                {day && weekdayNames.format(Date.parse(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={at}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} />
                ) : (
                  <DayCell
                    key={day}
                    {...{ day, view }}
                    arrival={giftDay(gift, day)}
                    label={String(Number(day.slice(8)))}
                    isChosen={day === chosen}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayCellProps {
  readonly day: IsoDate
  readonly arrival: GiftDay
  readonly label: string
  readonly view: GiftDatesView
  readonly isChosen: boolean
}

function DayCell({ day, arrival, label, view, isChosen }: DayCellProps): ReactNode {
  const { t } = useLingui()
  if (arrival.status === 'notAvailable') {
    return (
      <td data-status="notAvailable">
        <span>
          {label} <small className="unseen">{t`not available`}</small>
        </span>
      </td>
    )
  }
  const { status, nights } = arrival
  return (
    <td data-status={status}>
      <a href={dayHref(view, day, nights)} rel="nofollow" aria-current={isChosen ? 'date' : undefined}>
        {label}{' '}
        <small>
          <AddedAmount supplement={arrival.status === 'included' ? 0 : arrival.supplement} />
          {nights > view.nights && <span> · {t`${nights} nights`}</span>}
        </small>
      </a>
    </td>
  )
}
