import type { SearchCriteria } from '../search/criteria.ts'

/** Small enough for a meaningful distance. */
const near: readonly string[] = ['city', 'poi', 'searesort', 'skiresort', 'hotel']

export function showsDistance({ destination, point, filters, sort }: SearchCriteria): boolean {
  if (filters.distance !== undefined || sort === 'distance') return true
  return destination ? near.includes(destination.kind) : point !== undefined
}
