import type { ActivityRequest } from '../../contract/activity.ts'
import type { DestinationKind } from '../../contract/geo.ts'
import type { OffersRequest } from '../../contract/offers-request.ts'
import type { SearchParameters, SearchQuery } from '../../contract/search-query.ts'
import type { Locale } from '../../market/markets.ts'
import { fromOccupancy } from '../guests/occupancy.ts'
import type { SearchCriteria } from './criteria.ts'
import { destinationKinds } from './destination.ts'
import type { FilterList } from './fields.ts'
import { activityPriceBounds } from './price-bounds.ts'
import { filterLists, toSearchQuery } from './request.ts'

type MapLists = Partial<Record<FilterList, string[] | undefined>>

/**
 * Returns the body of the map search (search, sections 3, "Search criteria", and 7), by value for money. Gifts: only vouchers, at their
 * price.
 */
export function toMapRequest(query: SearchQuery): OffersRequest {
  const gifting = query.flow === 'gifting' || query.performGiftableSearch
  const { priceMin: min, priceMax: max, checkin, nights, giftNights, hotel, tags } = query
  const price = min === undefined && max === undefined ? undefined : { min, max }
  const lists: MapLists = Object.fromEntries(filterLists.filter((name) => name !== 'tags').map((name) => [name, query[name]]))
  return {
    locale: query.locale,
    filters: {
      property: { ...lists, location: locationOf(query), minHotelReviewScore: query.minHotelReviewScore, petsAllowed: query.petsAllowed },
      offer: {
        date: checkin === undefined ? undefined : { checkin, nights },
        categories: themesOf(query),
        familyComposition: { ...fromOccupancy(query), singleRoom: query.singleRoom },
        price: gifting ? undefined : price,
        tags,
      },
      gift: gifting ? { singleVoucher: { price, nights: giftNights } } : undefined,
    },
    searchCriterias: hotel === undefined ? undefined : { hotelId: hotel },
    sorting: { orderBy: 'priceQuality' },
    searchServiceProvider: 'search',
    performMapSearch: true,
    performGiftableSearch: gifting,
  }
}

/** Cents, for a range that is open on one side (search, section 9). */
const [lowest, highest] = [activityPriceBounds.min * 100, activityPriceBounds.max * 100]

const packagesPerHotel = 20

export interface ActivitySetting {
  readonly locale: Locale
  /** Zero-based. */
  readonly page: number
  readonly minisite?: number | undefined
}

/** Leaves out dates: the recipient chooses them. */
export function toActivityRequest(criteria: SearchCriteria, { locale, page, minisite }: ActivitySetting): ActivityRequest {
  const query = toSearchQuery(criteria, { locale, flow: 'booking' })
  const { price } = criteria.filters
  return {
    locale,
    page,
    numberOfPackagesPerHotel: packagesPerHotel,
    ...(minisite === undefined ? {} : { minisite }),
    filters: {
      property: { location: locationOf({ ...query, distanceMin: query.distanceMax === undefined ? undefined : (query.distanceMin ?? 0) }) },
      offer: {
        categories: themesOf(query),
        familyComposition: fromOccupancy(query),
        price: price ? { min: price.min ?? lowest, max: price.max ?? highest } : {},
      },
    },
    sorting: { orderBy: query.orderBy === 'distance' ? 'distance' : 'priceQuality' },
  }
}

const themesOf = ({ theme }: SearchParameters) => ({ themeIds: theme === undefined ? [] : [theme] })

/** A hotel is no location. */
const placeNames: Readonly<Record<DestinationKind, string | undefined>> = {
  hotel: undefined,
  poi: 'poiId',
  city: 'cityId',
  searesort: 'seaResortId',
  skiresort: 'skiResortId',
  department: 'departmentId',
  touristicregion: 'touristicId',
  region: 'regionId',
  country: 'countryId',
}

/** Returns undefined for everywhere. */
function locationOf(query: SearchParameters): ActivityRequest['filters']['property']['location'] {
  const numbers = [
    ...destinationKinds.map((kind) => [placeNames[kind], query[kind]] as const),
    ['latitude', query.lat] as const,
    ['longitude', query.lng] as const,
    ['minDistance', query.distanceMin] as const,
    ['maxDistance', query.distanceMax] as const,
  ]
  return Object.fromEntries(numbers.flatMap(([name, value]) => (name === undefined || value === undefined ? [] : [[name, value]])))
}
