import * as v from 'valibot'
import { Id, Latitude, Longitude } from './scalars.ts'

/** What a search can be for; also the keys of its hash. */
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

/** One suggestion of the destination autocomplete. `value` is the gazetteer (or hotel) id, `kind` its hash key. */
export const GeoSuggestion = v.object({
  label: v.string(),
  /** The place's region or country, shown beside the label. */
  context: v.optional(v.string()),
  kind: v.picklist(destinationKinds),
  value: Id,
  latitude: Latitude,
  longitude: Longitude,
  /** Path below the market's stays route, when the place has a page. */
  uri: v.optional(v.string()),
})
export type GeoSuggestion = v.InferOutput<typeof GeoSuggestion>
export const GeoSuggestions = v.object({ suggestions: v.array(GeoSuggestion) })
export type GeoSuggestions = v.InferOutput<typeof GeoSuggestions>
