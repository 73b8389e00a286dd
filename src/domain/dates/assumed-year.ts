import type { IsoDate } from '../../contract/scalars.ts'
import { addMonthsTo } from './days.ts'

const halfYear = 6

/** Who reads a date without its year takes it for the nearest one of that name: any other needs its year. */
export function needsYear(date: IsoDate, today: IsoDate): boolean {
  return date > addMonthsTo(today, halfYear) || date < addMonthsTo(today, -halfYear)
}
