import { formatStayCriteria } from './parse-stay.ts'
import type { StayCriteria } from './stay-criteria.ts'

/** Guests of every gift (specification of booking, section 5): two adults, nobody else. */
export const giftAdults = 2

/**
 * The criteria of a stay page that switches to gifting, in the hash grammar: two adults, and the nights of the first entry of its price list
 * unless others were chosen. Dates and party stay, for whom switches back.
 */
export function giftSwitch(criteria: StayCriteria, firstNights: number | undefined): string {
  return formatStayCriteria({ ...criteria, giftNights: criteria.giftNights ?? firstNights, giftAdults })
}
