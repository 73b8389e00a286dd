import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { DatesDraft } from '../controls/calendar/DatesDraft.tsx'
import type { DatesPanelProps } from '../controls/calendar/DatesPanel.tsx'
import { Panel } from '../controls/panel/Panel.tsx'
import css from './panel.module.css'
import { type QueriedHotel, availabilityQuery, nightsQuery } from './stay-queries.ts'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { PossibleStay } from '../../contract/availability.ts'
import type { IsoDate, IsoMonth } from '../../contract/scalars.ts'
import type { CalendarDays } from '../../domain/calendar/day-selectability.ts'
import { lowestByNights } from '../../domain/calendar/day-price.ts'
import { monthsPerRequest, requestFor } from '../../domain/calendar/paging.ts'
import { monthsFrom } from '../../domain/dates/days.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import type { CalendarKnowledge } from '../controls/calendar/calendar-props.ts'
import { type QueryFailure, useFailure } from '../queries/use-failure.ts'
import { useMedia, wideScreen } from '../runtime/media.ts'
import { track } from '../../enhancements/analytics/track.ts'

type StayCalendarProps = Pick<DatesPanelProps, 'open' | 'onClose' | 'source' | 'dates' | 'onPick'> & {
  readonly hotel: QueriedHotel
  readonly stays: readonly number[]
  readonly pull?: boolean | undefined
}

/** Panel, calendar and its queries are one part, so that it opens after one download. */
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

interface MonthsRequest {
  readonly month: IsoMonth
  readonly length: number
}

interface MonthsKnown {
  readonly months: readonly IsoMonth[]
  readonly days: CalendarDays
}

interface CalendarState extends CalendarKnowledge {
  /** Without availability every day can be chosen, and the quote decides. */
  readonly failure: QueryFailure | undefined
  readonly onCheckin: (checkin: IsoDate | undefined, waiting: boolean) => void
}

/** Fetches months when they are shown, and the nights that any of `stays` allows after a check-in. */
function useCalendar(hotel: QueriedHotel, stays: readonly number[], pull: boolean): CalendarState {
  const { today } = useSite()
  const device = useMedia(wideScreen) ? 'desktop' : 'mobile'
  const [requests, setRequests] = useState<readonly MonthsRequest[]>([])
  const [checkin, setCheckin] = useState<IsoDate>()
  const found = useQueries({ queries: requests.map((months) => availabilityQuery(hotel, months)) })
  const failure = useFailure(...found)
  const known = combine(found)
  const nights = useQueries({
    queries: stays.map((stayId) => ({ ...nightsQuery({ ...hotel, stayId }, checkin ?? today), enabled: checkin !== undefined })),
  })
  return {
    days: failure ? undefined : known.days,
    loadedMonths: failure ? undefined : known.months,
    allowedNights: checkin === undefined ? undefined : allowed(nights),
    loading: checkin !== undefined && nights.some(({ isFetching }) => isFetching),
    failure,
    bothNeeded: true,
    onMonthsShown: (shown) => setRequests((before) => withMonths(before, shown, monthsPerRequest(device, pull), today)),
    onCheckin: (chosen, waiting) => {
      setCheckin(chosen)
      if (chosen !== undefined && waiting) track({ event: 'select_checkin', stay: hotel.stayId, hotel: hotel.hotelId, checkin: chosen })
    },
  }
}

function withMonths(
  requests: readonly MonthsRequest[],
  shown: readonly IsoMonth[],
  perRequest: number,
  today: IsoDate,
): readonly MonthsRequest[] {
  const loaded = requests.flatMap(({ month, length }) => monthsFrom(month, length))
  const next = requestFor(shown, loaded, perRequest, today)
  return next ? withMonths([...requests, next], shown, perRequest, today) : requests
}

/** Returns the lowest price of each length; undefined, which restricts nothing, until all stays have responded. */
function allowed(lists: readonly UseQueryResult<readonly PossibleStay[]>[]): readonly PossibleStay[] | undefined {
  const known = lists.flatMap(({ data }) => (data ? [data] : []))
  return known.length < lists.length ? undefined : lowestByNights(known.flat())
}

function combine(results: readonly UseQueryResult<MonthsKnown>[]): MonthsKnown {
  const lists = results.flatMap(({ data }) => data ?? [])
  return {
    months: lists.flatMap(({ months }) => months),
    days: Object.assign({}, ...lists.map(({ days }) => days)),
  }
}
