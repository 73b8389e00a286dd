import { type FacilityCode, pictureOf, type Texts } from '@escale/catalogue'
import { type FacilityGroup, facilityGroups, type HotelDetail } from '../../src/contract/hotel.ts'
import type { Market } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'
import type { Place } from '../geo/places.ts'
import { hotelSummary } from '../offers/hotel-summary.ts'
import type { Stay } from '../stays/stay.ts'
import { telephoneOf } from './telephone.ts'

const highlights: readonly FacilityCode[] = [
  'spa',
  'indoor-pool',
  'outdoor-pool',
  'sea-view',
  'hot-tub',
  'hammam',
  'sauna',
  'restaurant',
  'ski-room',
  'beach-access',
  'parking',
  'terrace',
  'garden',
  'bar',
  'wifi',
]
const mostHighlights = 5

const groups: Readonly<Record<FacilityGroup, readonly FacilityCode[]>> = {
  wellness: ['spa', 'indoor-pool', 'outdoor-pool', 'sauna', 'hammam', 'hot-tub', 'gym'],
  food: ['restaurant', 'bar', 'room-service'],
  outdoors: ['terrace', 'garden', 'sea-view', 'beach-access', 'ski-room', 'bikes', 'playground'],
  comfort: ['wifi', 'air-conditioning', 'lift', 'accessible', 'family-rooms', 'pets'],
  parking: ['parking', 'ev-charging'],
}

export function hotelDetail(stay: Stay, place: Place | undefined, market: Market, texts: Texts): HotelDetail {
  const { hotel } = stay
  const summary = hotelSummary(hotel, stay.score, stay.reviews, market, texts)
  const telephone = telephoneOf(hotel)
  const facility = (code: FacilityCode) => ({ code, label: texts.labels.facility[code] })
  return {
    ...summary,
    location: {
      ...summary.location,
      ...(place ? { uri: sitePath(market, 'stays', place.paths[market.language]) } : {}),
      address: hotel.street,
      zipCode: hotel.zip,
    },
    active: stay.active,
    ...(telephone && { telephone }),
    description: texts.hotel.description(hotel),
    images: stay.hotelPictures.map((id) => pictureOf(id, market.language)),
    checkInOut: { checkin: hotel.checkin, checkout: hotel.checkout },
    breakfastHours: texts.hotel.breakfastHours(hotel),
    facilities: hotel.facilities.map(facility),
    infoGeneral: facilityGroups
      .map((code) => ({ code, facilities: groups[code].filter((it) => hotel.facilities.includes(it)).map(facility) }))
      .filter((group) => group.facilities.length > 0),
    highlightedFacilities: highlights
      .filter((code) => hotel.facilities.includes(code))
      .slice(0, mostHighlights)
      .map(facility),
    ecoFacilities: hotel.eco.map((code) => ({ code, label: texts.labels.ecoFacility[code] })),
    policy: hotel.pets
      ? { petsAllowed: true, petsPrice: hotel.pets.price * 100, petsMaxWeight: hotel.pets.maxWeight, petsMaxNumberOfPets: hotel.pets.max }
      : { petsAllowed: false, petsMaxNumberOfPets: 1 },
    // Dutch hotels include the tax in the price.
    ...(stay.tax > 0 && {
      localTax: {
        amount: stay.tax,
        currency: 'EUR' as const,
        toBePaidAtHotel: hotel.place.cc !== 'NL',
        type: 'PER_PERSON_PER_NIGHT' as const,
      },
    }),
    parking: texts.hotel.parking(hotel),
    access: texts.hotel.access(hotel),
    importantInfos: texts.hotel.importantInfos(hotel),
  }
}
