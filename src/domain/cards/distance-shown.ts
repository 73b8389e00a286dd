import type { SearchCriteria } from '../criteria/search-criteria.ts'

/** Places small enough that a distance from them says where a stay is; in a region or a country it is counted from some middle. */
const near: readonly string[] = ['city', 'poi', 'searesort', 'skiresort', 'hotel']

/** Whether results say how far they are: around a point, a town, a resort or a sight, or when the search is by distance. */
export function showsDistance({ destination, point, filters, sort }: SearchCriteria): boolean {
  if (filters.distance !== undefined || sort === 'distance') return true
  return destination ? near.includes(destination.kind) : point !== undefined
}
