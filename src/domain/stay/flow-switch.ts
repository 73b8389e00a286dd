import { giftGuests } from '../guests/guests.ts'
import { formatStayCriteria } from './hash.ts'
import type { StayCriteria } from './criteria.ts'

/** Keeps dates and guests, so that the visitor can switch back. */
export function giftSwitch(criteria: StayCriteria, firstNights: number | undefined): string {
  return formatStayCriteria({ ...criteria, giftNights: criteria.giftNights ?? firstNights, giftAdults: giftGuests.adults })
}
