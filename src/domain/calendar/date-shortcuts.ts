import { takesArrival } from './cut-off.ts'
import { lastBookableDay } from './paging.ts'
import type { StayDates } from '../criteria/search-criteria.ts'
import { addDays, weekday } from '../dates/iso-date.ts'
import type { Locale } from '../../market/markets.ts'

/** A stay that one click chooses: a weekend, or a campaign's period under its own name. */
export interface DateShortcut {
  readonly name: 'thisWeekend' | 'nextWeekend' | { readonly label: string }
  readonly dates: StayDates
}

/** The markets that offer them (specification of booking, section 9, "Date shortcuts"). */
const offeredIn: readonly Locale[] = ['es_ES', 'fr_FR', 'fr_BE', 'nl_BE']

const friday = 5
const sunday = 7

/**
 * This weekend (never on a Sunday), next weekend, and the periods of content that can still be booked. A weekend is Friday to Sunday;
 * the one that has begun starts on the first day that still takes an arrival. `today` and `hour` (0 to 23) are the market's.
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
