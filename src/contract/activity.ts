import * as v from 'valibot'
import { CenterContact } from './center-contact.ts'
import { HotelLocation } from './hotel.ts'
import { OfferCard, SearchDetails } from './offers.ts'
import { Picture } from './picture.ts'
import { Price } from './price.ts'
import { Cents, Count, Id, LocaleName, Percent } from './scalars.ts'
import { PageModel } from './stay.ts'

/** `POST /search/activity-only.json` (S7.21). */
export const ActivityOffers = v.object({
  mainTitle: v.string(),
  mainImage: Picture,
  pageModel: PageModel,
  /** Our addition: the most adults that any activity takes. */
  maxAdults: v.optional(Count),
  results: v.array(OfferCard),
  searchDetails: SearchDetails,
})
export type ActivityOffers = v.InferOutput<typeof ActivityOffers>

/** Stored as content, so it has no results. */
export const ActivitiesAbout = v.object({
  ...v.pick(ActivityOffers, ['mainTitle', 'mainImage', 'pageModel', 'maxAdults']).entries,
  /** Counts are of the day on which the content was written. */
  searchDetails: v.optional(v.partial(v.pick(SearchDetails, ['destination', 'totalCount'])), {}),
})
export type ActivitiesAbout = v.InferOutput<typeof ActivitiesAbout>

export const ActivityCenter = v.object({
  ...CenterContact.entries,
  id: Id,
  stars: v.optional(Count),
  uri: v.optional(v.string()),
  main: v.boolean(),
})
export type ActivityCenter = v.InferOutput<typeof ActivityCenter>

export const ActivityProgram = v.object({
  activityId: Id,
  title: v.string(),
  description: v.string(),
  univers: v.string(),
  composition: v.optional(v.array(v.string()), []),
  duration: v.optional(v.string()),
  schedules: v.string(),
  importantInformation: v.optional(v.array(v.string()), []),
  activityCenter: ActivityCenter,
})
export type ActivityProgram = v.InferOutput<typeof ActivityProgram>

export const ActivityPrice = v.object({
  ...Price.entries,
  barPrice: Cents,
  promo: Percent,
  promoPercentageRounded: Percent,
  moneySaved: v.optional(Cents),
})
export type ActivityPrice = v.InferOutput<typeof ActivityPrice>

/** Keys are numbers of adults. */
export const ActivityPrices = v.record(v.pipe(v.string(), v.regex(/^[1-9]\d?$/)), ActivityPrice)
export type ActivityPrices = v.InferOutput<typeof ActivityPrices>

/** `GET /activity-only/weekend/{id}/detail.json` (B7.4). */
export const ActivityDetail = v.object({
  id: Id,
  label: v.string(),
  uri: v.string(),
  /** False marks an expired activity; a published one has no such field. */
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

export const activityOrders = ['priceQuality', 'distance', 'priceAsc'] as const

const fewIds = v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,9}$/))), v.maxLength(60))

/** The body of `POST /search/activity-only.json`; `page` is zero-based. */
export const ActivityRequest = v.object({
  locale: LocaleName,
  page: v.optional(v.pipe(Count, v.maxValue(999)), 0),
  pagination: v.optional(v.object({ limit: v.pipe(Count, v.minValue(1), v.maxValue(100)) })),
  numberOfPackagesPerHotel: v.optional(v.pipe(Count, v.minValue(1), v.maxValue(20)), 20),
  minisite: v.optional(Id),
  filters: v.optional(
    v.object({
      property: v.optional(v.object({ location: v.optional(Location, {}), excludedHotelIds: v.optional(fewIds) }), {}),
      offer: v.optional(
        v.object({
          categories: v.optional(v.object({ themeIds: v.optional(v.pipe(v.array(Id), v.maxLength(1)), []) }), {}),
          familyComposition: v.optional(
            v.object({ adults: v.optional(heads(1, 20), 2), children: v.optional(heads(0, 10), 0), babies: v.optional(heads(0, 10), 0) }),
            {},
          ),
          price: v.optional(Range, {}),
          tags: v.optional(fewIds),
        }),
        {},
      ),
    }),
    {},
  ),
  sorting: v.optional(v.object({ orderBy: v.optional(v.picklist(activityOrders), 'priceQuality') }), {}),
})
export type ActivityRequest = v.InferOutput<typeof ActivityRequest>
