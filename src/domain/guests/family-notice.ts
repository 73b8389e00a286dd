import { type Guests, inSingleRoom } from './guests.ts'

/** The Family theme: its stays are meant for children. */
export const familyThemeId = 39

/** The family-composition notice: children or babies are searched for, outside the Family theme. */
export function showsFamilyNotice(guests: Guests, theme: number | undefined): boolean {
  return inSingleRoom(guests) && theme !== familyThemeId
}
