import type { SearchFlow } from '../sort/sort.ts'
import { type Guests, guestsInFlow, inSingleRoom } from './guests.ts'

/** The Family theme: its stays are meant for children. */
export const familyThemeId = 39

/** The family-composition notice: children or babies are searched for, outside the Family theme. A gift is for two, whoever else was searched for. */
export function showsFamilyNotice(guests: Guests, theme: number | undefined, flow: SearchFlow): boolean {
  return inSingleRoom(guestsInFlow(guests, flow)) && theme !== familyThemeId
}
