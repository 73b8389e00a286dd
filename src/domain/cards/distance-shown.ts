import type { Fallback } from '../fallback/fallbacks.ts'
import type { SearchCriteria } from '../search/criteria.ts'

/** Small enough for a meaningful distance. */
const near: readonly string[] = ['city', 'poi', 'searesort', 'skiresort', 'hotel']

export function showsDistance({ destination, point, filters, sort }: SearchCriteria): boolean {
  if (filters.distance !== undefined || sort === 'distance') return true
  return destination ? near.includes(destination.kind) : point !== undefined
}

/** Not for the region around an area: distances would be from a point in the middle of the area, which is no place. */
export const fallbackShowsDistance = ({ criteria, destination }: Pick<Fallback, 'criteria' | 'destination'>): boolean =>
  showsDistance(criteria) && !destination.isExpanded
