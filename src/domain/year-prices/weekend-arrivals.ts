import type { IsoDate, IsoMonth } from '../../contract/scalars.ts'
import { addDays, lastOfMonth, weekday } from '../dates/days.ts'

const [friday, saturday] = [5, 6]

/** Returns whether a month has a day from today on on which a weekend of so many nights can begin: a Friday, for one night a Saturday too. */
export function hasWeekendLeft(month: IsoMonth, nights: number, today: IsoDate): boolean {
  const last = lastOfMonth(month)
  const latest = (dayOfWeek: number) => addDays(last, -((weekday(last) - dayOfWeek + 7) % 7))
  return latest(friday) >= today || (nights === 1 && latest(saturday) >= today)
}
