import type { SearchFlow } from '../sort/sort.ts'
import { limitingDistance } from './distance-bounds.ts'
import type { SearchCriteria } from './criteria.ts'
import { filterFields, type FilterSection } from './fields.ts'
import { limitingPrice, priceBoundsOf } from './price-bounds.ts'

const one = (condition: boolean) => (condition ? 1 : 0)

/** A range at its default limits nothing and is not counted. */
function countOf(name: string, value: unknown, { destination, filters }: SearchCriteria, flow: SearchFlow): number {
  if (name === 'price') return one(limitingPrice(filters.price, priceBoundsOf(flow)) !== undefined)
  if (name === 'distance') return one(limitingDistance(filters.distance, destination) !== undefined)
  return Array.isArray(value) ? value.length : one(value !== undefined && value !== false)
}

const sections = /* @__PURE__ */ Object.fromEntries(Object.entries(filterFields).map(([name, { section }]) => [name, section]))

export function appliedFilterCount(criteria: SearchCriteria, flow: SearchFlow, section?: FilterSection): number {
  return Object.entries(criteria.filters)
    .filter(([name]) => !section || sections[name] === section)
    .reduce((total, [name, value]) => total + countOf(name, value, criteria, flow), 0)
}

/** The bar counts each filter once: all stars together. */
export function filterBarCounts(criteria: SearchCriteria, flow: SearchFlow): Record<FilterSection, number> {
  const { stars } = criteria.filters
  return {
    activities: appliedFilterCount(criteria, flow, 'activities'),
    price: appliedFilterCount(criteria, flow, 'price'),
    distance: appliedFilterCount(criteria, flow, 'distance'),
    facilities: appliedFilterCount(criteria, flow, 'facilities'),
    more: appliedFilterCount(criteria, flow, 'more') - Math.max(0, stars.length - 1),
  }
}
