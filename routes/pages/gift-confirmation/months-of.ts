import { addMonthsTo } from '../../../src/domain/dates/calendar-days.ts'

/** Returns the whole months from one day to another, ISO dates. */
export function monthsOf(from: string, until: string): number {
  let months = 0
  while (months < 120 && addMonthsTo(from, months + 1) <= until) months += 1
  return months
}
