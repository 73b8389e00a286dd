import * as v from 'valibot'
import { type FacetOfList, filterLists } from './filter-lists.ts'
import { Count } from './scalars.ts'

const ofLists: readonly FacetOfList[] = Object.values(filterLists).map(({ facet }) => facet)

/** Those that filters need. */
export const filterFacets = ['price', 'score', ...ofLists] as const

/** Counts apply all other filters. Ids of price values: the lowest price of each step, ascending; cents per night, of a gift cents. */
export const FacetValue = v.object({ id: v.string(), name: v.string(), count: Count, group: v.optional(v.string()) })
export const Facet = v.object({
  propertyType: v.picklist([...filterFacets, 'highlighted']),
  values: v.array(FacetValue),
  min: v.optional(Count),
  max: v.optional(Count),
})
/** Tags need `withActivities`, unless highlighted by the theme. */
export const FacetsResponse = v.object({ properties: v.array(Facet), totalCount: Count })
export type Facet = v.InferOutput<typeof Facet>
export type FacetsResponse = v.InferOutput<typeof FacetsResponse>
