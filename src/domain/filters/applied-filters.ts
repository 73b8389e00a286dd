import type { SearchFlow } from '../sort/sort.ts'
import type { FacetsResponse } from '../../contract/facets.ts'
import { type FilterList, filterLists } from '../../contract/filter-lists.ts'
import { type Filters, noFilters, type SearchCriteria } from '../search/criteria.ts'
import { type DistanceRange, limitingDistance } from '../search/distance-bounds.ts'
import { petsFacility } from '../search/fields.ts'
import { limitingPrice, priceBoundsOf, type PriceRange } from '../search/price-bounds.ts'
import { listsOfFilters } from '../search/request.ts'
import { toggled } from './filter-changes.ts'

type Applied =
  | { readonly kind: 'distance'; readonly distance: DistanceRange }
  | { readonly kind: 'price'; readonly price: PriceRange }
  | { readonly kind: 'score'; readonly score: number }
  /** Pets are a value of the facilities here, although the address has a key of their own. */
  | { readonly kind: 'value'; readonly list: FilterList; readonly id: string }

/** `without` holds the filters that are left when this one is removed. */
export type AppliedFilter = Applied & { readonly key: string; readonly without: Filters }

/** Without a destination a distance is part of the place, a circle around a point, and no filter. */
export function appliedFilters(
  { destination, point, filters }: Pick<SearchCriteria, 'destination' | 'point' | 'filters'>,
  flow: SearchFlow,
): AppliedFilter[] {
  const { minScore, petsAllowed } = filters
  const distance = limitingDistance(filters.distance, destination)
  const price = limitingPrice(filters.price, priceBoundsOf(flow))
  const value = (list: FilterList, id: string): AppliedFilter => ({
    kind: 'value',
    list,
    id,
    key: `${list}-${id}`,
    without: toggled(filters, list, id),
  })
  return [
    ...(point && destination && distance
      ? [{ kind: 'distance', distance, key: 'distance', without: { ...filters, distance: undefined } } as const]
      : []),
    ...(price ? [{ kind: 'price', price, key: 'price', without: { ...filters, price: undefined } } as const] : []),
    ...(minScore === undefined
      ? []
      : [{ kind: 'score', score: minScore, key: 'score', without: { ...filters, minScore: undefined } } as const]),
    ...(petsAllowed ? [value('facilities', petsFacility)] : []),
    ...listsOfFilters.flatMap((list) => filters[list].map((id) => value(list, id))),
  ]
}

/** Keeps the distance where it is part of the place. */
export function clearedFilters({ destination, filters }: Pick<SearchCriteria, 'destination' | 'filters'>): Filters {
  return destination ? noFilters : { ...noFilters, distance: filters.distance }
}

export function nameOfValue(facets: FacetsResponse | undefined, list: FilterList, id: string): string | undefined {
  const types: readonly string[] = list === 'tags' ? ['tag', 'highlighted'] : [filterLists[list].facet]
  return facets?.properties
    .filter(({ propertyType }) => types.includes(propertyType))
    .flatMap(({ values }) => values)
    .find((value) => value.id === id)?.name
}
