import { giftGuests } from '../guests/guests.ts'
import { formatStayCriteria } from './parse-stay.ts'
import type { StayCriteria } from './stay-criteria.ts'

/**
 * The criteria of a stay page that switches to gifting, in the hash grammar: two adults, and the nights of the first entry of its price list
 * unless others were chosen. Dates and party stay, for whom switches back.
 */
export function giftSwitch(criteria: StayCriteria, firstNights: number | undefined): string {
  return formatStayCriteria({ ...criteria, giftNights: criteria.giftNights ?? firstNights, giftAdults: giftGuests.adults })
}
