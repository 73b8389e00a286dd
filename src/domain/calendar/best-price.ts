import type { IsoDate, IsoMonth } from '../../contract/scalars.ts'
import { monthOf } from '../dates/days.ts'
import { commonMinimumStay } from './day-price.ts'
import type { CalendarDays } from './day-selectability.ts'

/** Returns the days that the response marks, or else the cheapest with the month's most common minimum stay. None if all cost the same. */
export function bestPriceDays(days: CalendarDays, month: IsoMonth): ReadonlySet<IsoDate> {
  const ofMonth = Object.entries(days).filter(([date]) => monthOf(date) === month)
  const lowestFor = (nights: number | undefined) => {
    const amounts = ofMonth.flatMap(([, { minLos, amount }]) => (minLos === nights ? amount : []))
    return Math.min(...amounts) < Math.max(...amounts) ? Math.min(...amounts) : undefined
  }
  const marked = ofMonth.filter(
    ([, { bestPriceOfTheMonth, minLos, amount }]) => bestPriceOfTheMonth === true && amount === lowestFor(minLos),
  )
  if (marked.length > 0) return new Set(marked.map(([date]) => date))
  const minimumStay = commonMinimumStay(Object.fromEntries(ofMonth))
  const lowest = lowestFor(minimumStay)
  return new Set(ofMonth.filter(([, { minLos, amount }]) => minLos === minimumStay && amount === lowest).map(([date]) => date))
}
