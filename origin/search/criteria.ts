import * as v from 'valibot'
import { SearchQuery } from '../../src/contract/search-query.ts'
import { parsed } from '../door/refusal.ts'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const range = v.object({ min: v.optional(v.number()), max: v.optional(v.number()) })
const codes = v.array(v.union([v.string(), v.number()]))

/** The nested criteria of `POST /offers.json` (search specification, section 3, "Search criteria"), and the flat `searchCriterias` of the hotel's packages. */
export const SearchCriteria = v.object({
  locale: v.string(),
  minisite: v.optional(id),
  filters: v.optional(
    v.object({
      property: v.optional(
        v.object({
          location: v.optional(
            v.object({
              cityId: v.optional(id),
              countryId: v.optional(id),
              departmentId: v.optional(id),
              poiId: v.optional(id),
              seaResortId: v.optional(id),
              skiResortId: v.optional(id),
              regionId: v.optional(id),
              touristicId: v.optional(id),
              latitude: v.optional(v.number()),
              longitude: v.optional(v.number()),
              minDistance: v.optional(v.number()),
              maxDistance: v.optional(v.number()),
            }),
          ),
          facilities: v.optional(codes),
          hotelEnvironments: v.optional(codes),
          hotelStyles: v.optional(codes),
          hotelTypes: v.optional(codes),
          minHotelReviewScore: v.optional(v.number()),
          stars: v.optional(codes),
          petsAllowed: v.optional(v.boolean()),
          excludedHotelIds: v.optional(codes),
        }),
      ),
      offer: v.optional(
        v.object({
          date: v.optional(v.object({ checkin: v.optional(v.string()), nights: v.optional(v.number()) })),
          categories: v.optional(v.object({ themeIds: v.optional(v.array(id)) })),
          familyComposition: v.optional(
            v.object({
              adults: v.optional(v.number()),
              children: v.optional(v.number()),
              babies: v.optional(v.number()),
              singleRoom: v.optional(v.boolean()),
            }),
          ),
          price: v.optional(range),
          tags: v.optional(codes),
        }),
      ),
      gift: v.optional(v.object({ singleVoucher: v.optional(v.object({ price: v.optional(range), nights: v.optional(v.number()) })) })),
    }),
  ),
  searchCriterias: v.optional(
    v.object({
      adult: v.optional(v.number()),
      child: v.optional(v.number()),
      baby: v.optional(v.number()),
      checkin: v.optional(v.string()),
      night: v.optional(v.number()),
      hotelId: v.optional(id),
    }),
  ),
  sorting: v.optional(v.object({ orderBy: v.optional(v.string()) })),
  orderBy: v.optional(v.string()),
  page: v.optional(v.number()),
  pagination: v.optional(v.object({ limit: v.optional(v.number()), page: v.optional(v.number()) })),
  numberOfPackagesPerHotel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
  searchServiceProvider: v.optional(v.string()),
  type: v.optional(v.string()),
  performGiftableSearch: v.optional(v.boolean(), false),
  performMapSearch: v.optional(v.boolean(), false),
})
export type SearchCriteria = v.InferOutput<typeof SearchCriteria>

/** The same search in the flat grammar; 400 where a value does not fit it. */
export function flatQuery(criteria: SearchCriteria): SearchQuery {
  const { property, offer, gift } = criteria.filters ?? {}
  const location = property?.location ?? {}
  const flat = criteria.searchCriterias ?? {}
  const gifting = criteria.performGiftableSearch || criteria.type === 'gift'
  const price = gifting ? (gift?.singleVoucher?.price ?? offer?.price) : offer?.price
  const joined = (list: readonly (string | number)[] | undefined): string | undefined => list?.join(',')
  const values = {
    locale: criteria.locale,
    flow: gifting ? 'gifting' : 'booking',
    minisite: criteria.minisite,
    theme: offer?.categories?.themeIds?.[0],
    city: location.cityId,
    country: location.countryId,
    department: location.departmentId,
    poi: location.poiId,
    searesort: location.seaResortId,
    skiresort: location.skiResortId,
    region: location.regionId,
    touristicregion: location.touristicId,
    hotel: flat.hotelId,
    lat: location.latitude,
    lng: location.longitude,
    distanceMin: location.minDistance,
    distanceMax: location.maxDistance,
    checkin: offer?.date?.checkin ?? flat.checkin,
    nights: offer?.date?.nights ?? flat.night,
    adult: offer?.familyComposition?.adults ?? flat.adult,
    child: offer?.familyComposition?.children ?? flat.child,
    baby: offer?.familyComposition?.babies ?? flat.baby,
    singleRoom: offer?.familyComposition?.singleRoom === undefined ? undefined : String(offer.familyComposition.singleRoom),
    priceMin: price?.min,
    priceMax: price?.max,
    minHotelReviewScore: property?.minHotelReviewScore,
    facilities: joined(property?.facilities),
    tags: joined(offer?.tags),
    stars: joined(property?.stars),
    hotelStyles: joined(property?.hotelStyles),
    hotelEnvironments: joined(property?.hotelEnvironments),
    hotelTypes: joined(property?.hotelTypes),
    excludedHotelIds: joined(property?.excludedHotelIds),
    petsAllowed: property?.petsAllowed === undefined ? undefined : String(property.petsAllowed),
    giftNights: gift?.singleVoucher?.nights,
    orderBy: criteria.sorting?.orderBy ?? criteria.orderBy,
    page: criteria.pagination?.page ?? criteria.page,
    limit: criteria.pagination?.limit,
    performMapSearch: String(criteria.performMapSearch),
  }
  return parsed(SearchQuery, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)))
}
