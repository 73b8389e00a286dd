import * as v from 'valibot'
import { HotelLocation } from './hotel.ts'
import { OfferCard, SearchDetails } from './offers.ts'
import { Picture } from './picture.ts'
import { Cents, Count, Id, LocaleName, Percent } from './scalars.ts'
import { PageModel } from './stay.ts'

/** `POST /search/activity-only.json` (specification of search, sections 3 and 7, "Activity-only offers"). */
export const ActivityOffers = v.object({
  mainTitle: v.string(),
  mainImage: Picture,
  pageModel: PageModel,
  results: v.array(OfferCard),
  searchDetails: SearchDetails,
})
export type ActivityOffers = v.InferOutput<typeof ActivityOffers>

/** What the search for activities is about, without its results: the same answer, kept as content. */
export const ActivitiesAbout = v.pick(ActivityOffers, ['mainTitle', 'mainImage', 'pageModel'])
export type ActivitiesAbout = v.InferOutput<typeof ActivitiesAbout>

/** Who welcomes: the place where an activity is done. */
export const ActivityCenter = v.object({
  id: Id,
  label: v.string(),
  stars: v.optional(Count),
  uri: v.optional(v.string()),
  location: HotelLocation,
  main: v.boolean(),
})
export type ActivityCenter = v.InferOutput<typeof ActivityCenter>

/** One line of an activity's program. */
export const ActivityProgram = v.object({
  activityId: Id,
  title: v.string(),
  description: v.string(),
  /** What kind of thing it is: "Wellness". */
  univers: v.string(),
  /** What it consists of, line by line. */
  composition: v.optional(v.array(v.string()), []),
  duration: v.optional(v.string()),
  schedules: v.string(),
  importantInformation: v.optional(v.array(v.string()), []),
  activityCenter: ActivityCenter,
})
export type ActivityProgram = v.InferOutput<typeof ActivityProgram>

/** What so many adults pay together, in cents. */
export const ActivityPrice = v.object({
  barPrice: Cents,
  sellPrice: Cents,
  refPrice: v.optional(Cents),
  promo: Percent,
  promoPercentageRounded: Percent,
  moneySaved: v.optional(Cents),
})
export type ActivityPrice = v.InferOutput<typeof ActivityPrice>

/** Keyed by the number of adults. */
export const ActivityPrices = v.record(v.pipe(v.string(), v.regex(/^[1-9]\d?$/)), ActivityPrice)
export type ActivityPrices = v.InferOutput<typeof ActivityPrices>

/** `GET /activity-only/weekend/{id}/detail.json` (specification of booking, section 3, "Activity-only detail"). */
export const ActivityDetail = v.object({
  id: Id,
  label: v.string(),
  uri: v.string(),
  /** Present and false: the offer is over. */
  published: v.optional(v.boolean()),
  description: v.optional(v.string(), ''),
  headwords: v.optional(v.array(v.string()), []),
  imagesBySize: v.optional(v.array(Picture), []),
  activities: v.array(ActivityProgram),
  prices: ActivityPrices,
  mainActivityCenter: ActivityCenter,
  locations: v.optional(v.array(HotelLocation), []),
  niceToKnow: v.optional(v.array(v.string()), []),
  importantInfo: v.optional(v.array(v.string()), []),
  breadCrumb: v.optional(v.array(v.object({ label: v.string(), uri: v.string() })), []),
  pageModel: PageModel,
})
export type ActivityDetail = v.InferOutput<typeof ActivityDetail>

const Range = v.object({ min: v.optional(Cents), max: v.optional(Cents) })
const Degrees = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
const Kilometres = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300))
const heads = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const Location = v.object({
  cityId: v.optional(Id),
  countryId: v.optional(Id),
  departmentId: v.optional(Id),
  poiId: v.optional(Id),
  seaResortId: v.optional(Id),
  skiResortId: v.optional(Id),
  regionId: v.optional(Id),
  touristicId: v.optional(Id),
  latitude: v.optional(Degrees),
  longitude: v.optional(Degrees),
  minDistance: v.optional(Kilometres),
  maxDistance: v.optional(Kilometres),
})

/**
 * The body of `POST /search/activity-only.json`: the criteria that mean something for activities, the locale, and the page (zero-based).
 * What is left out is everywhere, for two adults, by value for money.
 */
export const ActivityQuestion = v.object({
  locale: LocaleName,
  page: v.optional(v.pipe(Count, v.maxValue(999)), 0),
  numberOfPackagesPerHotel: v.optional(v.pipe(Count, v.minValue(1), v.maxValue(20)), 20),
  minisite: v.optional(Id),
  filters: v.optional(
    v.object({
      property: v.optional(v.object({ location: v.optional(Location, {}) }), {}),
      offer: v.optional(
        v.object({
          categories: v.optional(v.object({ themeIds: v.optional(v.pipe(v.array(Id), v.maxLength(1)), []) }), {}),
          familyComposition: v.optional(
            v.object({ adults: v.optional(heads(1, 20), 2), children: v.optional(heads(0, 10), 0), babies: v.optional(heads(0, 10), 0) }),
            {},
          ),
          price: v.optional(Range, {}),
        }),
        {},
      ),
    }),
    {},
  ),
  sorting: v.optional(v.object({ orderBy: v.optional(v.picklist(['priceQuality', 'distance']), 'priceQuality') }), {}),
})
export type ActivityQuestion = v.InferOutput<typeof ActivityQuestion>
