import type { HotelFacts, Texts } from '@escale/catalogue'
import type { HotelSummary } from '../../src/contract/hotel.ts'
import type { Market } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'

export function hotelSummary(hotel: HotelFacts, score: number | null, reviews: number, market: Market, texts: Texts): HotelSummary {
  const { place } = hotel
  return {
    id: hotel.id,
    uri: sitePath(market, 'hotel', hotel.id),
    label: hotel.name,
    stars: hotel.stars,
    location: {
      label: texts.place.label(place),
      city: texts.place.name(place),
      ...(place.region ? { region: place.region[market.language] } : {}),
      country: place.country[market.language],
      countryCode: place.cc,
      latitude: hotel.lat,
      longitude: hotel.lng,
    },
    ...(score === null ? {} : { review: { average: score / 10, count: reviews } }),
  }
}
