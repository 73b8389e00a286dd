import type { SearchFlow } from '../sort/sort.ts'
import { type Guests, guestsInFlow, inSingleRoom } from './guests.ts'

export const familyThemeId = 39

/** Whether the search has children or babies, in the booking flow, outside the Family theme. */
export function showsFamilyNotice(guests: Guests, theme: number | undefined, flow: SearchFlow): boolean {
  return inSingleRoom(guestsInFlow(guests, flow)) && theme !== familyThemeId
}
