import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Selection } from '../../../domain/calendar/selection.ts'
import { nightsOf } from '../../../domain/criteria/party-and-dates.ts'
import { longDate, weekdayDate } from '../../../ui/format/date.ts'
import { discount } from '../../../ui/format/number.ts'
import { price } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { DayView } from './day-view.ts'

/** What the calendar says, to eyes and to screen readers, in the market's language. */
export interface CalendarWords {
  /** The cell's price, whole euros: "95 €". */
  readonly price: (centsPerNight: number) => string
  readonly minimumStay: (nights: number) => string
  /** Everything a screen reader needs of a day: the date, its price, its restrictions, its place in the stay. */
  readonly dayLabel: (day: DayView) => string
  /** What is chosen and what comes next; also announced. */
  readonly hint: (selection: Selection) => string
}

export function useCalendarWords(): CalendarWords {
  const { t } = useLingui()
  const { market, roundUpPrices = false } = useSite()
  const wholeEuros = (cents: number) => price((roundUpPrices ? Math.ceil(cents / 100) : Math.round(cents / 100)) * 100, market)
  const minimumStay = (nights: number) => t`Minimum stay: ${plural(nights, { one: '# night', other: '# nights' })}`
  // Called for the few days that have a place: every day has its words from here.
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
        longDate(day.date, market),
        places[day.place]?.(),
        day.perNight !== undefined && t`${wholeEuros(day.perNight)} per night`,
        day.promo && discount(day.promo, market),
        day.best && t`best price of the month`,
        day.minimum && minimumStay(day.minimum),
        day.state === 'waiting' && t`loading`,
        !['selectable', 'chosen', 'waiting'].includes(day.state) && t`not available`,
      ]
        .filter(Boolean)
        .join(', '),
    hint: (selection) => {
      if (selection.phase === 'empty') return t`Choose your check-in date`
      const checkin = weekdayDate(selection.checkin, market)
      if (selection.phase === 'checkin') return t`Check-in ${checkin}. Now choose your check-out date`
      const nights = nightsOf(selection)
      return t`From ${checkin} to ${weekdayDate(selection.checkout, market)}, ${plural(nights, { one: '# night', other: '# nights' })}`
    },
  }
}
