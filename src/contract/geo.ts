import * as v from 'valibot'
import { Count, Id, Latitude, Longitude } from './scalars.ts'
import { destinationKinds } from './destination-kinds.ts'

/** `value` is the id of a place or hotel, `kind` its key in a hash. */
export const GeoSuggestion = v.object({
  label: v.string(),
  context: v.optional(v.string()),
  kind: v.picklist(destinationKinds),
  /** An ISO 3166-1 code: what is a department in France is a province elsewhere. */
  country: v.optional(v.string()),
  value: Id,
  latitude: Latitude,
  longitude: Longitude,
  /** Below the market's stays route. */
  uri: v.optional(v.string()),
  /** How many hotels can be booked for two on any dates; a hotel has no such number. */
  hotels: v.optional(Count),
})

export type GeoSuggestion = v.InferOutput<typeof GeoSuggestion>

export const GeoSuggestions = v.object({
  suggestions: v.array(GeoSuggestion),
  /** Without an exact match, these are names one typing error away. */
  approximate: v.optional(v.boolean()),
})

export type GeoSuggestions = v.InferOutput<typeof GeoSuggestions>
