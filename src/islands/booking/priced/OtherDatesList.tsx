import { useQueries, useQuery } from '@tanstack/react-query'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { nightsOf } from '../../../domain/dates/stay-dates.ts'
import type { StayDates } from '../../../domain/dates/stay-dates.ts'
import { monthOf } from '../../../domain/dates/days.ts'
import { formatDateRange } from '../../../ui/format/date.ts'
import { formatOfferedPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from '../../stay-page/panel.module.css'
import { otherArrivals, otherDates } from '../../../domain/stay/other-dates.ts'
import { type QueriedStay, availabilityQuery, nightsQuery } from '../../stay-page/stay-queries.ts'

export function OtherDatesList(props: {
  stay: QueriedStay
  dates: StayDates
  onPick: (dates: StayDates) => void
  rooms: number
}): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { rooms } = props
  const roomsLabel = t`${plural(rooms, { one: '# room', other: '# rooms' })}`
  const { data } = useQuery(availabilityQuery(props.stay, { month: monthOf(props.dates.checkin), length: 2 }))
  const days = data?.days ?? {}
  const arrivals = otherArrivals(props.dates, days, view.today)
  const isShort = (checkin: string) => (days[checkin]?.minLos ?? 0) >= nightsOf(props.dates)
  const stays = useQueries({
    queries: arrivals.map((checkin) => ({ ...nightsQuery(props.stay, checkin), enabled: !isShort(checkin) })),
  })
  const others = otherDates(props.dates, days, arrivals, (checkin) => stays[arrivals.indexOf(checkin)]?.data)
  if (others.length === 0 || stays.some(({ isFetching }) => isFetching)) return null
  return (
    <div className={css.others}>
      <p>{rooms > 1 ? <Trans>{roomsLabel} available near your dates:</Trans> : <Trans>Available near your dates:</Trans>}</p>
      <ul>
        {others.map(({ dates, amount }) => {
          const nights = nightsOf(dates)
          return (
            <li key={dates.checkin}>
              <button type="button" onClick={() => props.onPick(dates)}>
                <b>{formatDateRange(dates.checkin, dates.checkout, view.market, view.today)}</b>
                <span>{t`${plural(nights, { one: '# night', other: '# nights' })}`}</span>
                {amount !== undefined && <span className="tabular">{formatOfferedPrice(amount, view)}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
