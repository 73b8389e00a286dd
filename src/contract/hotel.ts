import * as v from 'valibot'
import { Picture } from './picture.ts'
import { LocalTax } from './price.ts'
import { Count, dispensable, Id, Latitude, Longitude } from './scalars.ts'

/** A score on the ten-point scale, one decimal. */
export const Score = v.pipe(v.number(), v.minValue(0), v.maxValue(10))

export const HotelLocation = v.object({
  /** "Bruges, Flandre": the place as shown on a card. */
  label: v.string(),
  uri: v.optional(v.string()),
  address: v.optional(v.string()),
  zipCode: v.optional(v.string()),
  city: v.optional(v.string()),
  region: v.optional(v.string()),
  country: v.optional(v.string()),
  latitude: Latitude,
  longitude: Longitude,
})

/** The hotel as far as a card or a list needs it. */
export const HotelSummary = v.object({
  id: Id,
  uri: v.optional(v.string()),
  label: v.string(),
  /** 0 for a house without a rating. */
  stars: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 0),
  location: HotelLocation,
  /** None where nobody has written: also a count of 0 without an average. */
  review: dispensable(v.object({ average: Score, count: Count })),
  /** Packages that the hotel sells. */
  legacyPackageCount: dispensable(Count),
})
export type HotelSummary = v.InferOutput<typeof HotelSummary>

export const Facility = v.object({ code: v.string(), label: v.string() })

/** Groups of facilities that have a name. */
export const facilityGroups = ['wellness', 'food', 'outdoors', 'comfort', 'parking'] as const
export type FacilityGroup = (typeof facilityGroups)[number]

/** The hotel as the stay page shows it: rooms are the stay's own. */
export const HotelDetail = v.object({
  ...HotelSummary.entries,
  active: v.boolean(),
  description: v.optional(v.string(), ''),
  images: v.optional(v.array(Picture), []),
  checkInOut: v.object({ checkin: v.string(), checkout: v.string() }),
  breakfastHours: v.optional(v.string()),
  facilities: v.optional(v.array(Facility), []),
  /** The facilities by group; those of a group without a name here stand with the others. */
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
  parking: v.optional(v.string()),
  access: v.optional(v.array(v.string())),
  importantInfos: v.optional(v.array(v.string()), []),
})
export type HotelDetail = v.InferOutput<typeof HotelDetail>
