import * as v from 'valibot'
import { IsoMonth } from './scalars.ts'
import { flexibleDates, hotelLists } from './search-query.ts'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const range = v.object({ min: v.optional(v.number()), max: v.optional(v.number()) })
const codes = v.array(v.union([v.string(), v.number()]))

/** `POST /offers.json` has nested criteria (S3.14), or flat ones in `searchCriterias`. */
export const OffersRequest = v.object({
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
          ...v.entriesFromList(hotelLists, v.optional(codes)),
          minHotelReviewScore: v.optional(v.number()),
          petsAllowed: v.optional(v.boolean()),
          excludedHotelIds: v.optional(codes),
        }),
      ),
      offer: v.optional(
        v.object({
          date: v.optional(
            v.object({
              checkin: v.optional(v.string()),
              nights: v.optional(v.number()),
              flexible: v.optional(v.picklist(flexibleDates)),
              month: v.optional(IsoMonth),
            }),
          ),
          categories: v.optional(v.object({ themeIds: v.optional(v.array(id)) })),
          familyComposition: v.optional(
            v.object({
              adults: v.optional(v.number()),
              children: v.optional(v.number()),
              babies: v.optional(v.number()),
              singleRoom: v.optional(v.boolean()),
              rooms: v.optional(v.number()),
            }),
          ),
          price: v.optional(range),
          tags: v.optional(codes),
        }),
      ),
      gift: v.optional(
        v.object({
          singleVoucher: v.optional(v.object({ price: v.optional(range), nights: v.optional(v.number()), bucket: v.optional(v.number()) })),
        }),
      ),
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
export type OffersRequest = v.InferOutput<typeof OffersRequest>
