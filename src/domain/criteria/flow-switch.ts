import { formatStayCriteria } from './parse-stay.ts'
import { noStayChoices } from './stay-criteria.ts'

/** Guests of every gift (specification of booking, section 5): two adults, nobody else. */
export const giftAdults = 2

/** The criteria of a stay page that switches to gifting, in the hash grammar: two adults, and the nights of the first entry of its price list. */
export function giftSwitch(firstNights: number | undefined): string {
  return formatStayCriteria({ ...noStayChoices, giftNights: firstNights, giftAdults })
}
