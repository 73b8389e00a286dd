import { isPriceLimited } from '../filters/price-slider.ts'
import { distanceBounds, isInitialDistance } from './distance-bounds.ts'
import type { Filters, SearchCriteria } from './search-criteria.ts'

const one = (condition: boolean) => (condition ? 1 : 0)

/** Facilities with pets, and the hotel's styles, environments and types. */
const amenities = (filters: Filters) =>
  filters.facilities.length +
  one(filters.petsAllowed) +
  filters.hotelStyles.length +
  filters.hotelEnvironments.length +
  filters.hotelTypes.length

const singles = ({ filters, destination }: SearchCriteria) =>
  one(filters.minScore !== undefined) +
  one(isPriceLimited(filters.price)) +
  one(filters.distance !== undefined && !isInitialDistance(filters.distance, distanceBounds(destination)))

/** How many filters are applied, for the Filter button: every selected item, the score, the budget and the distance once each. */
export function appliedFilterCount(criteria: SearchCriteria): number {
  const { filters } = criteria
  return filters.tags.length + filters.stars.length + amenities(filters) + singles(criteria)
}

/** The count on "More filters": as above, but all the stars together count once. */
export function moreFiltersCount(criteria: SearchCriteria): number {
  const { filters } = criteria
  return filters.tags.length + one(filters.stars.length > 0) + amenities(filters) + singles(criteria)
}

/** Counts on the filter bar's own buttons. */
export function filterBarCounts(criteria: SearchCriteria): Record<'activities' | 'price' | 'distance' | 'facilities', number> {
  const { filters } = criteria
  return {
    activities: filters.tags.length,
    price: one(isPriceLimited(filters.price)),
    distance: one(filters.distance !== undefined),
    facilities: filters.facilities.length + one(filters.petsAllowed),
  }
}
