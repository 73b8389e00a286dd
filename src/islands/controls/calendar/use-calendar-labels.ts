import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DayPrice } from '../../../domain/calendar/day-price.ts'
import type { Selection } from '../../../domain/calendar/selection.ts'
import { nightsOf } from '../../../domain/dates/stay-dates.ts'
import { formatLongDate, formatNearDate, formatStayDates } from '../../../ui/format/date.ts'
import { formatDiscount } from '../../../ui/format/number.ts'
import { formatOfferedPrice } from '../../../ui/format/price.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { DayView } from './day-view.ts'

export interface CalendarLabels {
  readonly price: (cents: number) => string
  readonly nights: (nights: number) => string
  readonly total: (price: DayPrice) => string
  /** What prices are for, where they are for the nights that most have or, if `mixed`, for others too. */
  readonly legend: (commonNights: number, mixed: boolean) => string
  readonly minimumStay: (nights: number) => string
  readonly dayLabel: (day: DayView) => string
  /** What to do next. Assistive technology announces it. */
  readonly hint: (selection: Selection) => string
}

export function useCalendarLabels(): CalendarLabels {
  const { t } = useLingui()
  const view = useSite()
  const { market, today } = view
  const price = (cents: number) => formatOfferedPrice(cents, view)
  const nightsLabel = (nights: number) => t`${plural(nights, { one: '# night', other: '# nights' })}`
  const minimumStay = (nights: number) => t`Minimum stay: ${plural(nights, { one: '# night', other: '# nights' })}`
  // Functions, because few of the hundreds of days have a place in the stay.
  const places: Partial<Record<DayView['place'], () => string>> = {
    checkin: () => t`check-in`,
    checkout: () => t`check-out`,
    between: () => t`in your stay`,
  }
  return {
    price,
    nights: nightsLabel,
    total: ({ nights, amount }) => `${nightsLabel(nights)} · ${price(amount)}`,
    legend: (commonNights, mixed) =>
      mixed
        ? t`Total price for ${plural(commonNights, { one: '# night', other: '# nights' })}, or as marked`
        : t`Total price for ${plural(commonNights, { one: '# night', other: '# nights' })}`,
    minimumStay,
    dayLabel: (day) =>
      [
        formatLongDate(day.date, market),
        places[day.place]?.(),
        day.amountCents !== undefined && t`${price(day.amountCents)} for ${plural(day.nights ?? 1, { one: '# night', other: '# nights' })}`,
        day.promoPercent && formatDiscount(day.promoPercent, market),
        day.best && t`best price of the month`,
        day.minimum && minimumStay(day.minimum),
        day.state === 'waiting' && t`loading`,
        !['selectable', 'chosen', 'waiting'].includes(day.state) && t`not available`,
      ]
        .filter(Boolean)
        .join(', '),
    hint: (selection) => {
      if (selection.phase === 'empty') return t`Choose your check-in date`
      if (selection.phase === 'checkin') {
        const checkin = formatNearDate(selection.checkin, today, market)
        return t`Check-in ${checkin}. Now choose your check-out date`
      }
      const nights = nightsOf(selection)
      const [checkin, checkout] = formatStayDates(selection, today, market)
      return t`From ${checkin} to ${checkout}, ${plural(nights, { one: '# night', other: '# nights' })}`
    },
  }
}
