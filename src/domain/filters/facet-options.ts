import type { Facet, FacetsAnswer } from '../../contract/facets.ts'
import type { FilterList, Filters } from '../criteria/search-criteria.ts'
import { isChosen } from './filter-changes.ts'

type FacetValue = Facet['values'][number]

/** One choice of a filter: what it would leave, whether it is chosen, and whether it can be clicked. */
export interface FacetOption extends FacetValue {
  readonly selected: boolean
  readonly disabled: boolean
}

/** The facet that fills each list. */
const facetOf: Readonly<Record<FilterList, Facet['propertyType']>> = {
  facilities: 'facility',
  tags: 'tag',
  stars: 'stars',
  hotelStyles: 'style',
  hotelEnvironments: 'environment',
  hotelTypes: 'type',
}

/** The options of one list, none twice; an option without results is disabled unless it is chosen. */
export function facetOptions(facets: FacetsAnswer, list: FilterList, filters: Filters): FacetOption[] {
  return optionsOf(facets, facetOf[list], list, filters)
}

/** The activities that are applied with one click: those that the search allows for the theme, none twice. */
export function highlightedOptions(facets: FacetsAnswer, filters: Filters): FacetOption[] {
  return optionsOf(facets, 'highlighted', 'tags', filters)
}

function optionsOf(facets: FacetsAnswer, type: Facet['propertyType'], list: FilterList, filters: Filters): FacetOption[] {
  const values = facets.properties.filter(({ propertyType }) => propertyType === type).flatMap((facet) => facet.values)
  return withoutDoubles(values).map((value) => {
    const selected = isChosen(filters, list, value.id)
    return { ...value, selected, disabled: isDisabled(value.count, selected) }
  })
}

/** An option without results cannot be switched on, but one that is on can always be switched off. */
export function isDisabled(count: number, selected: boolean): boolean {
  return count === 0 && !selected
}

/** Values with each id once, the first of its kind kept. */
export function withoutDoubles<V extends { readonly id: string }>(values: readonly V[]): V[] {
  const seen = new Map<string, V>()
  for (const value of values) if (!seen.has(value.id)) seen.set(value.id, value)
  return [...seen.values()]
}

/** Options under the heading of their group, groups in the order in which they first appear. */
export function byGroup(options: readonly FacetOption[]): { readonly group: string; readonly options: FacetOption[] }[] {
  const groups = new Map<string, FacetOption[]>()
  for (const option of options) groups.set(option.group ?? '', [...(groups.get(option.group ?? '') ?? []), option])
  return [...groups].map(([group, ofGroup]) => ({ group, options: ofGroup }))
}
