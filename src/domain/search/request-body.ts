import { activityOrders, type ActivityRequest } from '../../contract/activity.ts'
import type { FilterList } from '../../contract/filter-lists.ts'
import { type DestinationKind, destinationKinds } from '../../contract/destination-kinds.ts'
import type { OffersRequest } from '../../contract/offers-request.ts'
import type { SearchParameters, SearchQuery } from '../../contract/search-query.ts'
import type { Locale } from '../../market/markets.ts'
import { fromOccupancy } from '../guests/occupancy.ts'
import { activityPriceEnds } from './price-bounds.ts'
import { listsOfFilters } from './request.ts'

type MapLists = Partial<Record<FilterList, string[] | undefined>>

type MappedSearch = Omit<SearchQuery, 'locale' | 'performMapSearch'>

/** The body of a map search (S7.14 to S7.17). A gift finds only vouchers, at their price. */
export function toMapRequest(query: MappedSearch): Omit<OffersRequest, 'locale'> {
  const gifting = query.flow === 'gifting' || query.performGiftableSearch
  const { priceMin: min, priceMax: max, checkin, nights, flexible, month, giftNights, bucket, hotel, tags } = query
  const price = min === undefined && max === undefined ? undefined : { min, max }
  const lists: MapLists = Object.fromEntries(listsOfFilters.filter((name) => name !== 'tags').map((name) => [name, query[name]]))
  return {
    filters: {
      property: { ...lists, location: locationOf(query), minHotelReviewScore: query.minHotelReviewScore, petsAllowed: query.petsAllowed },
      offer: {
        date: (checkin ?? flexible) === undefined ? undefined : { checkin, nights, flexible, month },
        categories: themesOf(query),
        familyComposition: { ...fromOccupancy(query), singleRoom: query.singleRoom, rooms: query.rooms },
        price: gifting ? undefined : price,
        tags,
      },
      gift: gifting ? { singleVoucher: { price, nights: giftNights, bucket } } : undefined,
    },
    searchCriterias: hotel === undefined ? undefined : { hotelId: hotel },
    sorting: { orderBy: 'priceQuality' },
    searchServiceProvider: 'search',
    performMapSearch: true,
    performGiftableSearch: gifting,
  }
}

const packagesPerHotel = 20

/** Activities are searched without dates, which the recipient chooses. `page` is zero-based. */
export function toActivityRequest(
  query: SearchParameters & { readonly locale: Locale; readonly minisite?: number | undefined },
): ActivityRequest {
  const { locale, page = 0, limit, minisite, priceMin: min, priceMax: max, tags, excludedHotelIds, orderBy } = query
  return {
    locale,
    page,
    numberOfPackagesPerHotel: packagesPerHotel,
    ...(limit === undefined ? {} : { pagination: { limit } }),
    ...(minisite === undefined ? {} : { minisite }),
    filters: {
      property: {
        location: locationOf({ ...query, distanceMin: query.distanceMax === undefined ? undefined : (query.distanceMin ?? 0) }),
        ...(excludedHotelIds ? { excludedHotelIds } : {}),
      },
      offer: {
        categories: themesOf(query),
        familyComposition: fromOccupancy(query),
        price: min === undefined && max === undefined ? {} : { min: min ?? activityPriceEnds.min, max: max ?? activityPriceEnds.max },
        ...(tags ? { tags } : {}),
      },
    },
    sorting: { orderBy: activityOrders.find((order) => order === orderBy) ?? 'priceQuality' },
  }
}

const themesOf = ({ theme }: SearchParameters) => ({ themeIds: theme === undefined ? [] : [theme] })

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
