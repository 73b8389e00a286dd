import { distanceBounds } from './distance-bounds.ts'
import type { SearchCriteria } from './criteria.ts'
import { filterFields, type FilterSection } from './fields.ts'
import { isPriceLimited } from './price-bounds.ts'

const one = (condition: boolean) => (condition ? 1 : 0)

/** Counts default ranges of price and distance as none. */
function countOf(name: string, value: unknown, { destination, filters }: SearchCriteria): number {
  if (name === 'price') return one(isPriceLimited(filters.price))
  if (name === 'distance') {
    const { initial } = distanceBounds(destination)
    return one(filters.distance !== undefined && (filters.distance.min !== initial.min || filters.distance.max !== initial.max))
  }
  return Array.isArray(value) ? value.length : one(value !== undefined && value !== false)
}

function sum(criteria: SearchCriteria, counted: (name: string, value: unknown) => number): number {
  return Object.entries(criteria.filters).reduce((total, [name, value]) => total + counted(name, value), 0)
}

/** Counts each item of a list, score, price and distance. */
export function appliedFilterCount(criteria: SearchCriteria): number {
  return sum(criteria, (name, value) => countOf(name, value, criteria))
}

/** Counts for the buttons of the filter bar, each filter once: a distance at any range, all stars together. */
export function filterBarCounts(criteria: SearchCriteria): Record<FilterSection, number> {
  const content = (section: FilterSection) => {
    const names = Object.entries(filterFields).flatMap(([name, field]) => (field.section === section ? [name] : []))
    return sum(criteria, (name, value) => (names.includes(name) ? countOf(name, value, criteria) : 0))
  }
  const { distance, stars } = criteria.filters
  return {
    activities: content('activities'),
    price: content('price'),
    distance: one(distance !== undefined),
    facilities: content('facilities'),
    more: content('more') - Math.max(0, stars.length - 1),
  }
}
