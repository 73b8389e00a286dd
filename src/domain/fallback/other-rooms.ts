import { showsFamilyNotice } from '../guests/family-notice.ts'
import { canHaveRooms } from '../guests/rooms.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import type { SearchFlow } from '../sort/sort.ts'

/** The notice to families proposes this search: two rooms in place of one, or one of several. A second room needs a second adult. */
export function searchInOtherRooms(criteria: SearchCriteria, flow: SearchFlow): SearchCriteria | undefined {
  const { guests, theme, rooms = 1 } = criteria
  if (!showsFamilyNotice(guests, theme, flow)) return undefined
  if (rooms > 1) return { ...criteria, rooms: undefined }
  return canHaveRooms(guests, 2) ? { ...criteria, rooms: 2 } : undefined
}
