import type { IsoDate } from '../../contract/scalars.ts'
import { daysBetween } from '../dates/days.ts'

/** Days. */
const newFor = 60

/** False without the first day of sale. */
export function isNewOffer(onSaleSince: IsoDate | undefined, today: IsoDate): boolean {
  if (onSaleSince === undefined) return false
  const days = daysBetween(onSaleSince, today)
  return days >= 0 && days <= newFor
}
