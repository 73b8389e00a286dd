import * as v from 'valibot'
import { type FacetOfList, filterLists } from './filter-lists.ts'
import { Count } from './scalars.ts'

const ofLists: readonly FacetOfList[] = Object.values(filterLists).map(({ facet }) => facet)

export const filterFacets = ['price', 'score', ...ofLists] as const

/**
 * A count applies all other filters. The ids of prices are the lowest price of each step, ascending: cents per night, or of a whole gift.
 */
export const FacetValue = v.object({ id: v.string(), name: v.string(), count: Count, group: v.optional(v.string()) })
export const Facet = v.object({
  propertyType: v.picklist([...filterFacets, 'highlighted']),
  values: v.array(FacetValue),
  min: v.optional(Count),
  max: v.optional(Count),
})
/** Tags are sent with `withActivities` only, unless the theme highlights them. */
export const FacetsResponse = v.object({ properties: v.array(Facet), totalCount: Count })
export type FacetValue = v.InferOutput<typeof FacetValue>
export type Facet = v.InferOutput<typeof Facet>
export type FacetsResponse = v.InferOutput<typeof FacetsResponse>
