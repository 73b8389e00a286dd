import type { Filters } from '../search/criteria.ts'
import { clampDistance, type DistanceBounds } from '../search/distance-bounds.ts'

/**
 * With the surroundings of a place, as far as before or by default, or without. In a file of its own: it is loaded with the slider, the other
 * changes of filters with the page's first island.
 */
export function withAround(filters: Filters, included: boolean, bounds: DistanceBounds): Filters {
  return { ...filters, distance: included ? clampDistance(filters.distance ?? {}, bounds) : undefined }
}
