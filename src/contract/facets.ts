import * as v from 'valibot'
import { Count } from './scalars.ts'

export const facetTypes = ['tag', 'price', 'type', 'score', 'environment', 'style', 'stars', 'facility', 'highlighted'] as const

/** Counts hold under all other filters. A tag carries its group (`Wellness`, `Gastronomy` …); price has `min`, `max` in cents. */
export const FacetValue = v.object({ id: v.string(), name: v.string(), count: Count, group: v.optional(v.string()) })
export const Facet = v.object({
  propertyType: v.picklist(facetTypes),
  values: v.array(FacetValue),
  min: v.optional(Count),
  max: v.optional(Count),
})
/** Activities (`tag`) come only where they were asked for (`withActivities`); those the theme highlights always do. */
export const FacetsAnswer = v.object({ properties: v.array(Facet), totalCount: Count })
export type Facet = v.InferOutput<typeof Facet>
export type FacetsAnswer = v.InferOutput<typeof FacetsAnswer>
