import type { D1Database } from '@cloudflare/workers-types'
import { type Texts, themes } from '@escale/catalogue'
import type { SearchDetails } from '../../src/contract/offers.ts'
import type { SearchQuery } from '../../src/contract/search-query.ts'
import type { Market } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'
import { ancestors, destinationKindOf, findPlaces, type Place } from '../geo/places.ts'
import { hasNeighbours, isTown } from '../landing/counts.ts'
import type { Search } from './candidates.ts'

type Db = Pick<D1Database, 'prepare'>

/** Describes what a search has found, and its place with all above it. Only stays have pages of places. */
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
  const [above, around, widelyAround] = await Promise.all([
    place ? findPlaces(db, ancestors(place)) : [],
    reachesAround(db, query, place, query.theme),
    query.theme !== undefined && reachesAround(db, query, place, undefined),
  ])
  const inOrAround = (area: Place, reaches: boolean) =>
    reaches && area === place ? texts.landing.around(area.facts) : texts.place.in(area.facts)
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
            inLabel: inOrAround(area, around),
            ...(widelyAround && area === place ? { allInLabel: inOrAround(area, true) } : {}),
            ...(query.flow === 'activity' ? {} : { uri: sitePath(market, 'stays', area.paths[market.language]) }),
          })),
        }
      : {}),
  }
}

const reachesAround = (db: Db, { flow }: SearchQuery, place: Place | undefined, theme: number | undefined): Promise<boolean> | false =>
  place !== undefined && flow !== 'activity' && isTown(place) && hasNeighbours(db, place, theme)
