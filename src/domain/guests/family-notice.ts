import type { SearchFlow } from '../sort/sort.ts'
import { type Guests, guestsInFlow, inSingleRoom } from './guests.ts'

export const familyThemeId = 39

export function showsFamilyNotice(guests: Guests, theme: number | undefined, flow: SearchFlow): boolean {
  return inSingleRoom(guestsInFlow(guests, flow)) && theme !== familyThemeId
}
