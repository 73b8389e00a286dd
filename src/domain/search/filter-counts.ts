import { distanceBounds } from './distance-bounds.ts'
import type { SearchCriteria } from './criteria.ts'
import { filterFields, type FilterSection } from './fields.ts'
import { isPriceLimited } from './price-bounds.ts'

const one = (condition: boolean) => (condition ? 1 : 0)

/** Default ranges count as none. */
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

export function appliedFilterCount(criteria: SearchCriteria): number {
  return sum(criteria, (name, value) => countOf(name, value, criteria))
}

const sections = /* @__PURE__ */ Object.fromEntries(Object.entries(filterFields).map(([name, { section }]) => [name, section]))

/** Each filter once: a distance at any range, all stars together. */
export function filterBarCounts(criteria: SearchCriteria): Record<FilterSection, number> {
  const content = (section: FilterSection) =>
    sum(criteria, (name, value) => (sections[name] === section ? countOf(name, value, criteria) : 0))
  const { distance, stars } = criteria.filters
  return {
    activities: content('activities'),
    price: content('price'),
    distance: one(distance !== undefined),
    facilities: content('facilities'),
    more: content('more') - Math.max(0, stars.length - 1),
  }
}
