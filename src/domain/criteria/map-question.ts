import type { OffersQuestion } from '../../contract/offers-question.ts'
import type { SearchQuery } from '../../contract/search-query.ts'

/**
 * The body of the map search (specification of search, sections 3, "Search criteria", and 7): every result as a point, by value for money,
 * and of gifts only what can be given, at the price of its voucher.
 */
export function mapQuestion(query: SearchQuery): OffersQuestion {
  const gifting = query.flow === 'gifting' || query.performGiftableSearch
  const { priceMin: min, priceMax: max } = query
  const price = min === undefined && max === undefined ? undefined : { min, max }
  return {
    locale: query.locale,
    filters: {
      property: {
        location: {
          cityId: query.city,
          countryId: query.country,
          departmentId: query.department,
          poiId: query.poi,
          seaResortId: query.searesort,
          skiResortId: query.skiresort,
          regionId: query.region,
          touristicId: query.touristicregion,
          latitude: query.lat,
          longitude: query.lng,
          minDistance: query.distanceMin,
          maxDistance: query.distanceMax,
        },
        facilities: query.facilities,
        hotelEnvironments: query.hotelEnvironments,
        hotelStyles: query.hotelStyles,
        hotelTypes: query.hotelTypes,
        minHotelReviewScore: query.minHotelReviewScore,
        stars: query.stars,
        petsAllowed: query.petsAllowed,
      },
      offer: {
        date: query.checkin === undefined ? undefined : { checkin: query.checkin, nights: query.nights },
        categories: { themeIds: query.theme === undefined ? [] : [query.theme] },
        familyComposition: { adults: query.adult, children: query.child, babies: query.baby, singleRoom: query.singleRoom },
        price: gifting ? undefined : price,
        tags: query.tags,
      },
      gift: gifting ? { singleVoucher: { price, nights: query.giftNights } } : undefined,
    },
    searchCriterias: query.hotel === undefined ? undefined : { hotelId: query.hotel },
    sorting: { orderBy: 'priceQuality' },
    searchServiceProvider: 'search',
    performMapSearch: true,
    performGiftableSearch: gifting,
  }
}
