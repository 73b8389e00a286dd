import * as v from 'valibot'
import { listNames } from './filter-lists.ts'
import { IsoDate, IsoMonth, LocaleName } from './scalars.ts'

const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )
const decimal = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,12})?$/), v.transform(Number))]),
    v.minValue(min),
    v.maxValue(max),
  )
export const listOfValues = v.pipe(
  v.string(),
  // Sixty values of forty letters are the limit of the hash grammar.
  v.maxLength(2500),
  v.transform((text) => text.split(',').filter(Boolean)),
)
const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((text) => text === 'true' || text === '1'),
)

/** The flat query and the body have the same names for these lists. */
export const hotelLists = listNames.filter((name) => name !== 'tags')

/** Our addition: days around the dates, or open dates. */
export const flexibleDates = ['1', '2', '3', 'weekend', 'month'] as const

/** `GET /offers.json` and `GET /facets.json` share these criteria. Prices are in cents, distances in kilometres. */
export const criteriaEntries = {
  locale: LocaleName,
  flow: v.optional(v.picklist(['booking', 'gifting', 'activity']), 'booking'),
  minisite: v.optional(whole(1, 9999)),
  theme: v.optional(whole(1, 9999)),
  city: v.optional(whole(1, 99999999)),
  country: v.optional(whole(1, 99999999)),
  department: v.optional(whole(1, 99999999)),
  hotel: v.optional(whole(1, 99999999)),
  poi: v.optional(whole(1, 99999999)),
  searesort: v.optional(whole(1, 99999999)),
  skiresort: v.optional(whole(1, 99999999)),
  region: v.optional(whole(1, 99999999)),
  touristicregion: v.optional(whole(1, 99999999)),
  lat: v.optional(decimal(-90, 90)),
  lng: v.optional(decimal(-180, 180)),
  distanceMin: v.optional(whole(0, 300)),
  distanceMax: v.optional(whole(0, 300)),
  checkin: v.optional(IsoDate),
  nights: v.optional(whole(1, 30)),
  /** Days around `checkin`. Without it, any weekend (of `month`, or else the next ones) or any day of `month`. */
  flexible: v.optional(v.picklist(flexibleDates)),
  month: v.optional(IsoMonth),
  adult: v.optional(whole(1, 20), 2),
  child: v.optional(whole(0, 10), 0),
  baby: v.optional(whole(0, 10), 0),
  singleRoom: v.optional(flag),
  /** Our addition: how many rooms guests may have who would otherwise share one. */
  rooms: v.optional(whole(2, 4)),
  priceMin: v.optional(whole(0, 10_000_000)),
  priceMax: v.optional(whole(0, 10_000_000)),
  minHotelReviewScore: v.optional(decimal(0, 10)),
  petsAllowed: v.optional(flag),
  giftNights: v.optional(whole(1, 7)),
  /** Without it, prices are those of Serenity (2). */
  bucket: v.optional(whole(1, 3)),
  excludedHotelIds: v.optional(listOfValues),
  performGiftableSearch: v.optional(flag, 'false'),
}

/** `GET /offers.json`. */
export const SearchQuery = v.object({
  ...criteriaEntries,
  ...v.entriesFromList(hotelLists, v.optional(listOfValues)),
  tags: v.optional(listOfValues),
  orderBy: v.optional(
    v.picklist(['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity', 'svPriceDesc', 'svPriceAsc']),
    'priceQuality',
  ),
  page: v.optional(whole(0, 999), 0),
  limit: v.optional(whole(1, 100), 24),
  /** Suggestions are searched in the catalogue. */
  searchServiceProvider: v.optional(v.literal('catalog')),
  performMapSearch: v.optional(flag, 'false'),
})
export type SearchQuery = v.InferOutput<typeof SearchQuery>

/** Leaves out defaults. Locale and partner are those of the page, and a search for points has a query of its own. */
export type Parameters<Query> = {
  readonly [Key in Exclude<keyof Query, 'locale' | 'minisite' | 'performMapSearch'>]?: Query[Key] | undefined
}
export type SearchParameters = Parameters<SearchQuery>
