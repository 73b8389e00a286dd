import { SearchQuery } from '../../src/contract/search-query.ts'
import type { OffersRequest } from '../../src/contract/offers-request.ts'
import { parsed } from '../http/http-error.ts'

/** Request bodies have other names for these orders (S7.17). */
const otherOrders: Readonly<Record<string, SearchQuery['orderBy']>> = { 'price-quality': 'priceQuality' }

/** Returns the same search as a flat query. Throws a 400 for a value that does not fit. */
export function flatQuery(criteria: OffersRequest): SearchQuery {
  const { property, offer, gift } = criteria.filters ?? {}
  const location = property?.location ?? {}
  const flat = criteria.searchCriterias ?? {}
  const gifting = criteria.performGiftableSearch || criteria.type === 'gift'
  const price = gifting ? (gift?.singleVoucher?.price ?? offer?.price) : offer?.price
  const orderBy = criteria.sorting?.orderBy ?? criteria.orderBy
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
    flexible: offer?.date?.flexible,
    month: offer?.date?.month,
    adult: offer?.familyComposition?.adults ?? flat.adult,
    child: offer?.familyComposition?.children ?? flat.child,
    baby: offer?.familyComposition?.babies ?? flat.baby,
    singleRoom: offer?.familyComposition?.singleRoom === undefined ? undefined : String(offer.familyComposition.singleRoom),
    rooms: offer?.familyComposition?.rooms,
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
    bucket: gift?.singleVoucher?.bucket,
    orderBy: orderBy && (otherOrders[orderBy] ?? orderBy),
    page: criteria.pagination?.page ?? criteria.page,
    limit: criteria.pagination?.limit,
    performMapSearch: String(criteria.performMapSearch),
  }
  return parsed(SearchQuery, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)))
}

/** Parameters of addresses have other names for these criteria. */
const otherNames: Readonly<Record<string, keyof SearchQuery>> = {
  hotelType: 'hotelTypes',
  hotelEnvironment: 'hotelEnvironments',
  hotelStyle: 'hotelStyles',
  singleVoucherPriceMin: 'priceMin',
  singleVoucherPriceMax: 'priceMax',
  night: 'nights',
}

/** Reads a search from the parameters of an address. Throws a 400 for a value that does not fit. */
export function criteriaOf(parameters: Readonly<Record<string, string>>): SearchQuery {
  const { performGiftableSearch, ...others } = parameters
  const named = Object.fromEntries(Object.entries(others).map(([name, value]) => [otherNames[name] ?? name, value]))
  return parsed(SearchQuery, performGiftableSearch === 'true' ? { ...named, flow: 'gifting' } : named)
}
