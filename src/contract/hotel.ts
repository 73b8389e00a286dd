import * as v from 'valibot'
import { Picture } from './picture.ts'
import { LocalTax } from './price.ts'
import { Count, optionalOrUndefined, Id, Latitude, Longitude } from './scalars.ts'

/** 0 to 10, with one decimal. */
export const ReviewScore = v.pipe(v.number(), v.minValue(0), v.maxValue(10))

export const HotelLocation = v.object({
  /** The town and its region, such as "Bruges, Flandre". */
  label: v.string(),
  uri: v.optional(v.string()),
  address: v.optional(v.string()),
  zipCode: v.optional(v.string()),
  city: v.optional(v.string()),
  region: v.optional(v.string()),
  country: v.optional(v.string()),
  /** Our addition: an ISO 3166-1 alpha-2 code. */
  countryCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  latitude: Latitude,
  longitude: Longitude,
})

export const HotelSummary = v.object({
  id: Id,
  uri: v.optional(v.string()),
  label: v.string(),
  /** 0 is a hotel without a rating. */
  stars: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 0),
  location: HotelLocation,
  /** A hotel without reviews has none: the upstream sends a count of 0 without an average. */
  review: optionalOrUndefined(v.object({ average: ReviewScore, count: Count })),
  /** The number of its stays on sale. */
  legacyPackageCount: optionalOrUndefined(Count),
})
export type HotelSummary = v.InferOutput<typeof HotelSummary>

export const Facility = v.object({ code: v.string(), label: v.string() })

export const facilityGroups = ['wellness', 'food', 'outdoors', 'comfort', 'parking'] as const
export type FacilityGroup = (typeof facilityGroups)[number]

/** `distance` is in kilometres in a straight line. The `city` is the next larger one. */
export const NearbyPlace = v.object({
  kind: v.picklist(['centre', 'sight', 'city']),
  label: v.string(),
  distance: v.pipe(v.number(), v.minValue(0)),
  /** Links to the place's search if that is indexed. */
  uri: v.optional(v.string()),
})
export type NearbyPlace = v.InferOutput<typeof NearbyPlace>

export const NearbyActivity = v.object({ label: v.string(), uri: v.string(), distance: v.pipe(v.number(), v.minValue(0)) })
export type NearbyActivity = v.InferOutput<typeof NearbyActivity>

export const HotelDetail = v.object({
  ...HotelSummary.entries,
  active: v.boolean(),
  /** Our addition: the number of the reception, with its country code. */
  telephone: v.optional(v.string()),
  description: v.optional(v.string(), ''),
  images: v.optional(v.array(Picture), []),
  checkInOut: v.object({ checkin: v.string(), checkout: v.string() }),
  breakfastHours: v.optional(v.string()),
  facilities: v.optional(v.array(Facility), []),
  /** Facilities by group; unknown groups are shown last. */
  infoGeneral: v.optional(v.array(v.object({ code: v.string(), facilities: v.array(Facility) }))),
  highlightedFacilities: v.optional(v.array(Facility), []),
  ecoFacilities: v.optional(v.array(Facility), []),
  policy: v.object({
    petsAllowed: v.boolean(),
    petsPrice: v.optional(v.pipe(v.number(), v.integer())),
    petsMaxWeight: v.optional(v.number()),
    petsMaxNumberOfPets: v.optional(v.number(), 1),
  }),
  localTax: v.optional(LocalTax),
  /** Our addition: the centre first, then the nearest places. */
  nearby: optionalOrUndefined(v.array(NearbyPlace)),
  /** Our addition: the nearest activities come first. */
  nearbyActivities: optionalOrUndefined(v.array(NearbyActivity)),
  parking: v.optional(v.string()),
  access: v.optional(v.array(v.string())),
  importantInfos: v.optional(v.array(v.string()), []),
})
export type HotelDetail = v.InferOutput<typeof HotelDetail>
