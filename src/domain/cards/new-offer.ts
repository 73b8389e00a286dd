import type { IsoDate } from '../../contract/scalars.ts'
import { daysBetween } from '../dates/iso-date.ts'

/** Days after the first day of its sale. */
const newFor = 60

/** Whether an offer without reviews is new: on sale since at most 60 days before `today`. Without the day there is no such claim. */
export function isNewOffer(onSaleSince: IsoDate | undefined, today: IsoDate): boolean {
  if (onSaleSince === undefined) return false
  const days = daysBetween(onSaleSince, today)
  return days >= 0 && days <= newFor
}
