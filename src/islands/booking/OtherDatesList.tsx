import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { nightsOf } from '../../domain/criteria/party-and-dates.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { monthOf } from '../../domain/dates/month.ts'
import { dateRange } from '../../ui/format/date.ts'
import { price } from '../../ui/format/price.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswer } from '../answers.ts'
import css from './Booking.module.css'
import { otherDates } from './other-dates.ts'
import { type AskedStay, availabilityCall } from './stay-calls.ts'

/** The nearest dates on which the stay can be had; nothing until they are known, or where there are none. */
export function OtherDatesList(it: { stay: AskedStay; today: string; dates: StayDates; onPick: (dates: StayDates) => void }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { data } = useAnswer(availabilityCall(it.stay, { month: monthOf(it.dates.checkin), length: 2 }))
  const others = data ? otherDates(it.dates, data.days, it.today) : []
  if (others.length === 0) return null
  return (
    <div className={css.others}>
      <p>
        <Trans>Available near your dates:</Trans>
      </p>
      <ul>
        {others.map(({ dates, amount }) => {
          const nights = nightsOf(dates)
          return (
            <li key={dates.checkin}>
              <button type="button" onClick={() => it.onPick(dates)}>
                <b>{dateRange(dates.checkin, dates.checkout, market)}</b>
                <span>{t`${plural(nights, { one: '# night', other: '# nights' })}`}</span>
                {amount !== undefined && <span className="tabular">{price(amount, market)}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
