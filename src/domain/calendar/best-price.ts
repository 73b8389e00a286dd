import type { IsoDate } from '../../contract/scalars.ts'
import { type IsoMonth, monthOf } from '../dates/month.ts'
import { pricePerNight } from '../pricing/price-per-night.ts'
import type { CalendarDays } from './day-selectability.ts'

/** Returns the days with a month's best price: those marked by the response, else the lowest per night. Empty if all cost the same. */
export function bestPriceDays(days: CalendarDays, month: IsoMonth): ReadonlySet<IsoDate> {
  const ofMonth = Object.entries(days).filter(([date]) => monthOf(date) === month)
  const marked = ofMonth.filter(([, day]) => day.bestPriceOfTheMonth === true)
  if (marked.length > 0) return new Set(marked.map(([date]) => date))
  const prices = ofMonth.map(([, day]) => pricePerNight(day.amount, day.minLos))
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return new Set(ofMonth.filter((_, index) => prices[index] === lowest && lowest < highest).map(([date]) => date))
}
