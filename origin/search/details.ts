import type { D1Database } from '@cloudflare/workers-types'
import type { SearchDetails } from '../../src/contract/offers.ts'
import type { Market } from '../../src/market/markets.ts'
import { themes } from '../catalogue/codes.ts'
import { sitePath } from '../catalogue/site-paths.ts'
import { ancestors, destinationKindOf, findPlaces } from '../geo/places.ts'
import type { Texts } from '../texts/texts.ts'
import type { Search } from './candidates.ts'

type Db = Pick<D1Database, 'prepare'>

/** What a search found, and its place with all above it; only stays have pages of places. */
export async function detailsOf(
  db: Db,
  { query, scope }: Pick<Search, 'query' | 'scope'>,
  totalCount: number,
  market: Market,
  texts: Texts,
): Promise<SearchDetails> {
  const { place, hotel, center } = scope
  const theme = Object.entries(themes).find(([, id]) => id === query.theme)?.[0]
  const label = Object.entries(texts.labels.theme).find(([code]) => code === theme)?.[1].label
  const above = place ? await findPlaces(db, ancestors(place)) : []
  const hierarchy = [...above, ...(place ? [place] : [])]
  return {
    ...(query.checkin === undefined ? {} : { checkin: query.checkin, night: query.nights ?? 1 }),
    adult: query.adult,
    child: query.child,
    baby: query.baby,
    totalCount,
    ...(hotel ? { hotelId: hotel.id, destination: hotel.name } : {}),
    ...(place ? { destination: texts.place.name(place.facts) } : {}),
    ...(place && destinationKindOf[place.kind] === 'city' ? { cityId: place.id } : {}),
    ...(query.theme === undefined ? {} : { themeId: query.theme }),
    ...(label === undefined ? {} : { theme: label }),
    ...(center ? { location: { lat: center.lat, lng: center.lng } } : {}),
    ...(hierarchy.length > 0
      ? {
          locationHierarchy: hierarchy.map((area) => ({
            type: destinationKindOf[area.kind],
            id: area.id,
            label: texts.place.name(area.facts),
            inLabel: texts.place.in(area.facts),
            ...(query.flow === 'activity' ? {} : { uri: sitePath(market, 'stays', area.paths[market.language]) }),
          })),
        }
      : {}),
  }
}
