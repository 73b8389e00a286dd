import * as v from 'valibot'
import { Count, Id, Latitude, Longitude } from './scalars.ts'

/** Kinds of destination; also the keys of the hash. */
export const destinationKinds = [
  'city',
  'country',
  'department',
  'hotel',
  'poi',
  'searesort',
  'skiresort',
  'region',
  'touristicregion',
] as const
export type DestinationKind = (typeof destinationKinds)[number]

/** Suggestion of the destination autocomplete. `value`: gazetteer or hotel id; `kind`: hash key. */
export const GeoSuggestion = v.object({
  label: v.string(),
  /** Region or country, shown beside the label. */
  context: v.optional(v.string()),
  kind: v.picklist(destinationKinds),
  value: Id,
  latitude: Latitude,
  longitude: Longitude,
  /** Path below the market's stays route, if the place has a page. */
  uri: v.optional(v.string()),
  /** Hotels with something to book there, for two on any dates. Absent for a hotel. */
  hotels: v.optional(Count),
})
export type GeoSuggestion = v.InferOutput<typeof GeoSuggestion>
export const GeoSuggestions = v.object({
  suggestions: v.array(GeoSuggestion),
  /** Nothing is called like the term: the suggestions are names one typing error away. */
  approximate: v.optional(v.boolean()),
})
export type GeoSuggestions = v.InferOutput<typeof GeoSuggestions>
