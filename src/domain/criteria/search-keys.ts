import type { DestinationKind } from '../../contract/offers.ts'
import { partyAndDateKeys } from './party-and-dates.ts'

/**
 * The location keys, most specific first: where a link carries several, the first of this order is kept.
 * Each key is the destination's kind; `hotelId` is read as `hotel`.
 */
export const destinationOrder: readonly DestinationKind[] = [
  'hotel',
  'poi',
  'city',
  'searesort',
  'skiresort',
  'department',
  'touristicregion',
  'region',
  'country',
]

/** Every key that the search grammar reads; anything else belongs to somebody else and is left alone. */
export const searchKeys: readonly string[] = [
  ...destinationOrder,
  'hotelId',
  'theme',
  'lat',
  'lng',
  'distanceMin',
  'distanceMax',
  ...partyAndDateKeys,
  's',
  'priceMin',
  'priceMax',
  'hotelScore',
  'minHotelReviewScore',
  'facilities',
  'petsAllowed',
  'tags',
  'stars',
  'hotelStyles',
  'hotelEnvironments',
  'hotelTypes',
  'sort',
  'giftNights',
]
