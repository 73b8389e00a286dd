import { clampDistance, type DistanceBounds } from '../criteria/distance-bounds.ts'
import { petsFacility } from '../criteria/read-filters.ts'
import type { FilterList, Filters } from '../criteria/search-criteria.ts'

/** Filters with one value of a list switched on or off; the pets facility is switched through its flag. */
export function toggled(filters: Filters, list: FilterList, value: string): Filters {
  if (list === 'facilities' && value === petsFacility) return { ...filters, petsAllowed: !filters.petsAllowed }
  const values = filters[list]
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort()
  return { ...filters, [list]: next }
}

/** True when a value of a list is chosen, the pets facility by its flag. */
export function isChosen(filters: Filters, list: FilterList, value: string): boolean {
  return list === 'facilities' && value === petsFacility ? filters.petsAllowed : filters[list].includes(value)
}

/** "Include offers around" switched on (with the initial range of its bounds) or off (which clears the range). */
export function withAround(filters: Filters, included: boolean, bounds: DistanceBounds): Filters {
  return { ...filters, distance: included ? clampDistance(filters.distance ?? {}, bounds) : undefined }
}
