import type { Facet, FacetsResponse, FacetValue } from '../../contract/facets.ts'
import { filterLists } from '../../contract/filter-lists.ts'

const { tags: _, ...lists } = filterLists

/** Facets whose values the bar shows, by the names of its fields. Tags are not among them: the bar may show the highlighted ones or all. */
const shown: readonly (readonly [field: string, facet: Facet['propertyType']])[] = [
  ['minHotelReviewScore', 'score'],
  ...Object.entries(lists).map(([name, { facet }]) => [name, facet] as const),
]

/**
 * Returns the facets without those that a browser reads from the bar: a page that contains them twice is half a kilobyte larger. Prices are
 * without their names, which nothing uses.
 */
export function withoutShownFacets({ properties, ...facets }: FacetsResponse): FacetsResponse {
  const rest = properties.filter(({ propertyType }) => shown.every(([, facet]) => facet !== propertyType))
  return { ...facets, properties: rest.map((facet) => (facet.propertyType === 'price' ? withoutNames(facet) : facet)) }
}

const withoutNames = (facet: Facet): Facet => ({ ...facet, values: facet.values.map((value) => ({ ...value, name: '' })) })

/** Adds the facets that the server's bar shows. Names of scores and stars, which nothing uses, stay empty. */
export function withShownFacets({ properties, ...facets }: FacetsResponse, bar: Element): FacetsResponse {
  const read = shown.map(([field, propertyType]) => ({
    propertyType,
    values: [...bar.querySelectorAll<HTMLInputElement>(`input[name=${field}]`)].flatMap(valueOf),
  }))
  return { ...facets, properties: [...properties, ...read.filter(({ values }) => values.length > 0)] }
}

/** Extensions may have put elements around the input and beside the name, which has no attributes. */
function valueOf(input: HTMLInputElement): FacetValue[] {
  const label = input.closest('label')
  const count = label?.querySelector('small')?.textContent
  const name = label?.querySelector(':scope > span:not([class], [id], [style])')?.textContent ?? ''
  return count ? [{ id: input.value, name, count: Number(count.replace(/\D/g, '')) }] : []
}
