import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Selection } from '../../../domain/calendar/selection.ts'
import { nightsOf } from '../../../domain/dates/stay-dates.ts'
import { displayedCents } from '../../../domain/pricing/displayed-price.ts'
import { formatLongDate, formatWeekdayDate } from '../../../ui/format/date.ts'
import { formatDiscount } from '../../../ui/format/number.ts'
import { formatPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { DayView } from './day-view.ts'

export interface CalendarLabels {
  /** Price of a cell, whole euros: "95 €". */
  readonly price: (centsPerNight: number) => string
  readonly minimumStay: (nights: number) => string
  readonly dayLabel: (day: DayView) => string
  /** Also announced. */
  readonly hint: (selection: Selection) => string
}

export function useCalendarLabels(): CalendarLabels {
  const { t } = useLingui()
  const { market, roundUpPrices = false } = useSite()
  const wholeEuros = (cents: number) => formatPrice(Math.round(displayedCents(cents, roundUpPrices) / 100) * 100, market)
  const minimumStay = (nights: number) => t`Minimum stay: ${plural(nights, { one: '# night', other: '# nights' })}`
  // Functions, because only a few days have a place, but every day gets its label here.
  const places: Partial<Record<DayView['place'], () => string>> = {
    checkin: () => t`check-in`,
    checkout: () => t`check-out`,
    between: () => t`in your stay`,
  }
  return {
    price: wholeEuros,
    minimumStay,
    dayLabel: (day) =>
      [
        formatLongDate(day.date, market),
        places[day.place]?.(),
        day.perNight !== undefined && t`${wholeEuros(day.perNight)} per night`,
        day.promo && formatDiscount(day.promo, market),
        day.best && t`best price of the month`,
        day.minimum && minimumStay(day.minimum),
        day.state === 'waiting' && t`loading`,
        !['selectable', 'chosen', 'waiting'].includes(day.state) && t`not available`,
      ]
        .filter(Boolean)
        .join(', '),
    hint: (selection) => {
      if (selection.phase === 'empty') return t`Choose your check-in date`
      const checkin = formatWeekdayDate(selection.checkin, market)
      if (selection.phase === 'checkin') return t`Check-in ${checkin}. Now choose your check-out date`
      const nights = nightsOf(selection)
      return t`From ${checkin} to ${formatWeekdayDate(selection.checkout, market)}, ${plural(nights, { one: '# night', other: '# nights' })}`
    },
  }
}
