import type { Facet, FacetsResponse } from '../../contract/facets.ts'
import { type FilterList, filterLists } from '../../contract/filter-lists.ts'
import type { Filters } from '../search/criteria.ts'
import { isChosen } from './filter-changes.ts'

type FacetValue = Facet['values'][number]

export interface FacetOption extends FacetValue {
  readonly selected: boolean
  readonly disabled: boolean
}

export function facetOptions(facets: FacetsResponse, list: FilterList, filters: Filters): FacetOption[] {
  return optionsOf(facets, filterLists[list].facet, list, filters)
}

export function highlightedOptions(facets: FacetsResponse, filters: Filters): FacetOption[] {
  return optionsOf(facets, 'highlighted', 'tags', filters)
}

function optionsOf(facets: FacetsResponse, type: Facet['propertyType'], list: FilterList, filters: Filters): FacetOption[] {
  const values = facets.properties.filter(({ propertyType }) => propertyType === type).flatMap((facet) => facet.values)
  return withoutDoubles(values).map((value) => {
    const selected = isChosen(filters, list, value.id)
    return { ...value, selected, disabled: isDisabled(value.count, selected) }
  })
}

/** Empty values of `served`, the facets that came with the page, are last: the order does not change with each choice. */
export function emptyLast(options: readonly FacetOption[], served: FacetsResponse, list: FilterList): readonly FacetOption[] {
  const empty = served.properties
    .filter(({ propertyType }) => propertyType === filterLists[list].facet)
    .flatMap(({ values }) => values.filter(({ count }) => count === 0).map(({ id }) => id))
  const isEmpty = ({ id }: FacetOption) => empty.includes(id)
  return [...options.filter((option) => !isEmpty(option)), ...options.filter(isEmpty)]
}

export function isDisabled(count: number, selected: boolean): boolean {
  return count === 0 && !selected
}

export function withoutDoubles<V extends { readonly id: string }>(values: readonly V[]): V[] {
  const seen = new Map<string, V>()
  for (const value of values) if (!seen.has(value.id)) seen.set(value.id, value)
  return [...seen.values()]
}

export function byGroup(options: readonly FacetOption[]): { readonly group: string; readonly options: FacetOption[] }[] {
  const groups = new Map<string, FacetOption[]>()
  for (const option of options) groups.set(option.group ?? '', [...(groups.get(option.group ?? '') ?? []), option])
  return [...groups].map(([group, ofGroup]) => ({ group, options: ofGroup }))
}
