import { useState } from 'react'
import type { IsoDate } from '../../contract/scalars.ts'
import type { CalendarDays } from '../../domain/calendar/day-selectability.ts'
import { monthsPerRequest, requestFor } from '../../domain/calendar/paging.ts'
import { type IsoMonth, monthsFrom } from '../../domain/dates/month.ts'
import { type Answer, useAnswers } from '../answers.ts'
import type { CalendarKnowledge } from '../parts/calendar/calendar-props.ts'
import { useMedia, wideScreen } from '../parts/use-media.ts'
import type { BookingProps } from './props.ts'
import { type AskedHotel, availabilityCall, nightsCall } from './stay-calls.ts'
import { track } from './track.ts'

interface MonthsAsked {
  readonly month: IsoMonth
  readonly length: number
}

interface MonthsKnown {
  readonly months: readonly IsoMonth[]
  readonly days: CalendarDays
}

export interface StayCalendar extends CalendarKnowledge {
  /** Availability did not come: the calendar goes by its own rules, and the quote decides. */
  readonly failed: boolean
  readonly onCheckin: (checkin: IsoDate | undefined) => void
}

/**
 * What the calendar of a stay, or of all the stays of a hotel, knows: months are loaded as they come into view, allowed nights (of any of
 * `stays`) once there is a check-in.
 */
export function useCalendar(
  { today, hour }: Pick<BookingProps, 'today' | 'hour'>,
  hotel: AskedHotel,
  stays: readonly number[],
): StayCalendar {
  const device = useMedia(wideScreen) ? 'desktop' : 'mobile'
  const [asked, setAsked] = useState<readonly MonthsAsked[]>([])
  const [checkin, setCheckin] = useState<IsoDate>()
  const known = combine(useAnswers(asked.map((months) => availabilityCall(hotel, months))))
  // Disabled while there is no check-in.
  const nights = useAnswers(
    stays.map((stayId) => ({ ...nightsCall({ ...hotel, stayId }, checkin ?? today), enabled: checkin !== undefined })),
  )
  return {
    today,
    hour,
    days: known.failed ? undefined : known.days,
    loadedMonths: known.failed ? undefined : known.months,
    allowedNights: checkin === undefined ? undefined : allowed(nights),
    loading: checkin !== undefined && nights.some(({ isFetching }) => isFetching),
    failed: known.failed,
    bothNeeded: true,
    onMonthsShown: (shown) => setAsked((before) => withMonths(before, shown, monthsPerRequest(device, undefined), today)),
    onCheckin: (chosen) => {
      setCheckin(chosen)
      if (chosen !== undefined) track({ event: 'select_checkin', stay: hotel.stayId, hotel: hotel.hotelId, checkin: chosen })
    },
  }
}

/** The requests made so far, and those still needed so that all shown months are known. */
function withMonths(asked: readonly MonthsAsked[], shown: readonly IsoMonth[], perRequest: number, today: IsoDate): readonly MonthsAsked[] {
  const loaded = asked.flatMap(({ month, length }) => monthsFrom(month, length))
  const next = requestFor(shown, loaded, perRequest, today)
  return next ? withMonths([...asked, next], shown, perRequest, today) : asked
}

/** The nights that any of the stays can be had for; undefined (no restriction) unless all of them have answered. */
function allowed(answers: readonly Answer<readonly number[]>[]): readonly number[] | undefined {
  const known = answers.flatMap(({ data }) => (data ? [data] : []))
  if (known.length < answers.length) return undefined
  return known.length === 1 ? known[0] : [...new Set(known.flat())]
}

function combine(results: readonly Answer<MonthsKnown>[]): MonthsKnown & { readonly failed: boolean } {
  const answers = results.flatMap(({ data }) => data ?? [])
  return {
    failed: results.some(({ isError }) => isError),
    months: answers.flatMap(({ months }) => months),
    days: Object.assign({}, ...answers.map(({ days }) => days)),
  }
}
