import { type StayDates, takesArrival } from '../dates/stay-dates.ts'
import { lastBookableDay } from './paging.ts'
import { addDays, weekday } from '../dates/days.ts'
import type { Locale } from '../../market/markets.ts'

export interface DateShortcut {
  readonly name: 'thisWeekend' | 'nextWeekend' | { readonly label: string }
  readonly dates: StayDates
}

/** The markets whose calendars have shortcuts (S9.15, S9.16). */
const offeredIn: readonly Locale[] = ['es_ES', 'fr_FR', 'fr_BE', 'nl_BE']

const friday = 5
const sunday = 7

/**
 * A weekend lasts from Friday to Sunday; a current one begins on the first day that guests can still arrive. `today` and `hour` (0 to 23)
 * are the market's.
 */
export function dateShortcuts(
  locale: Locale,
  today: string,
  hour: number,
  periods: readonly ({ label: string } & StayDates)[],
): DateShortcut[] {
  if (!offeredIn.includes(locale)) return []
  const comingSunday = addDays(today, sunday - weekday(today))
  const start = [friday, friday + 1].map((day) => addDays(comingSunday, day - sunday)).find((day) => takesArrival(day, today, hour))
  const nextFriday = addDays(comingSunday, friday)
  return [
    ...(start ? [{ name: 'thisWeekend', dates: { checkin: start, checkout: comingSunday } } as const] : []),
    { name: 'nextWeekend', dates: { checkin: nextFriday, checkout: addDays(nextFriday, sunday - friday) } },
    ...periods
      .filter(({ checkin, checkout }) => takesArrival(checkin, today, hour) && checkin < checkout && checkin <= lastBookableDay(today))
      .map(({ label, checkin, checkout }) => ({ name: { label }, dates: { checkin, checkout } })),
  ]
}
