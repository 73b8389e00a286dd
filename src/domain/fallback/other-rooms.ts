import { showsFamilyNotice } from '../guests/family-notice.ts'
import { canHaveRooms } from '../guests/rooms.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import type { SearchFlow } from '../sort/sort.ts'

/** The search that the notice to families proposes: two rooms for one, one for several; none without an adult for the second. */
export function searchInOtherRooms(criteria: SearchCriteria, flow: SearchFlow): SearchCriteria | undefined {
  const { guests, theme, rooms = 1 } = criteria
  if (!showsFamilyNotice(guests, theme, flow)) return undefined
  if (rooms > 1) return { ...criteria, rooms: undefined }
  return canHaveRooms(guests, 2) ? { ...criteria, rooms: 2 } : undefined
}
