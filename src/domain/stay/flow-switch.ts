import { giftGuests } from '../guests/guests.ts'
import { formatStayCriteria } from './hash.ts'
import type { StayCriteria } from './criteria.ts'

/** Dates and guests stay for switching back. */
export function giftSwitch(criteria: StayCriteria, firstNights: number | undefined): string {
  return formatStayCriteria({ ...criteria, giftNights: criteria.giftNights ?? firstNights, giftAdults: giftGuests.adults })
}
