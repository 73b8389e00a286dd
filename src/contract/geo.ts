import * as v from 'valibot'
import { Count, Id, Latitude, Longitude } from './scalars.ts'
import { destinationKinds } from './destination-kinds.ts'

/** `value`: gazetteer or hotel id; `kind`: hash key. */
export const GeoSuggestion = v.object({
  label: v.string(),
  /** Region or country. */
  context: v.optional(v.string()),
  kind: v.picklist(destinationKinds),
  /** ISO 3166-1: what is a department in France is a province elsewhere. */
  country: v.optional(v.string()),
  value: Id,
  latitude: Latitude,
  longitude: Longitude,
  /** Below the market's stays route. */
  uri: v.optional(v.string()),
  /** Bookable hotels, for two on any dates; absent for a hotel. */
  hotels: v.optional(Count),
})

export type GeoSuggestion = v.InferOutput<typeof GeoSuggestion>

export const GeoSuggestions = v.object({
  suggestions: v.array(GeoSuggestion),
  /** No exact match: names one typing error away. */
  approximate: v.optional(v.boolean()),
})

export type GeoSuggestions = v.InferOutput<typeof GeoSuggestions>
