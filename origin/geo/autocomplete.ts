import type { D1Database } from '@cloudflare/workers-types'
import type { GeoSuggestion } from '../../src/contract/geo.ts'
import type { Market } from '../../src/market/markets.ts'
import { all, among, raw, rows, sql, type Sql } from '../database/sql.ts'
import { hotelFacts } from '../database/facts.ts'
import type { Texts } from '../texts/texts.ts'
import { folded } from './folded.ts'
import { destinationKindOf, findPlaces, type Place } from './places.ts'

type Db = Pick<D1Database, 'prepare'>

/** Points a place gains in suggestions: in the market's own country, and where there is something to book. */
const atHome = 14
const bookable = 30

/** Places and hotels with a word that starts with what was typed, accents and case aside; the most likely first, at most `limit`. */
export async function autocomplete(db: Db, term: string, limit: number, market: Market, texts: Texts): Promise<GeoSuggestion[]> {
  const typed = folded(term)
  if (typed === '') return []
  const found = await rows<{ target: 'place' | 'hotel'; id: number }>(
    db,
    sql`WITH hit AS (
      SELECT target, id, MAX(text = ${typed}) AS exact, MAX(first) AS first FROM term
      WHERE language IN ('*', ${market.language}) AND text >= ${typed} AND text < ${`${typed}{`} GROUP BY target, id
    )
    SELECT hit.target, hit.id FROM hit
      LEFT JOIN place p ON hit.target = 'place' AND p.id = hit.id
      LEFT JOIN place_offers o ON o.place_id = p.id AND o.theme = 0
      LEFT JOIN hotel h ON hit.target = 'hotel' AND h.id = hit.id
    WHERE hit.target = 'place' OR h.active
    ORDER BY hit.exact * 25 + hit.first * 20 + COALESCE(p.weight, 12) + (COALESCE(p.cc, h.cc) = ${market.country}) * ${atHome} + (o.hotels > 0 OR hit.target = 'hotel') * ${bookable} + MIN(COALESCE(o.hotels, 0), 20) DESC, hit.id
    LIMIT ${limit}`,
  )
  return suggestions(db, found, market, texts)
}

/** Places to start from before anything is typed: those with most to book, the market's own country first. */
export async function recommended(db: Db, limit: number, market: Market, texts: Texts): Promise<GeoSuggestion[]> {
  const places = async (kinds: readonly string[], conditions: readonly Sql[], count: number): Promise<{ target: 'place'; id: number }[]> =>
    rows<{ target: 'place'; id: number }>(
      db,
      sql`SELECT 'place' AS target, p.id FROM place p JOIN place_offers o ON o.place_id = p.id AND o.theme = 0
        WHERE ${all([among(raw('p.kind'), kinds), raw('o.indexable'), ...conditions])} ORDER BY o.hotels DESC, p.weight DESC LIMIT ${count}`,
    )
  const home = sql`p.cc = ${market.country}`
  const [cities, areas, abroad] = await Promise.all([
    places(['city', 'sea_resort', 'ski_resort'], [home], Math.ceil(limit / 2)),
    places(['touristic_area', 'region'], [home], Math.ceil(limit / 3)),
    places(['city'], [sql`p.cc <> ${market.country}`], Math.ceil(limit / 4)),
  ])
  return suggestions(db, [...cities, ...areas, ...abroad].slice(0, limit), market, texts)
}

async function suggestions(
  db: Db,
  found: readonly { target: 'place' | 'hotel'; id: number }[],
  market: Market,
  texts: Texts,
): Promise<GeoSuggestion[]> {
  const ids = (target: 'place' | 'hotel'): number[] => found.filter((hit) => hit.target === target).map((hit) => hit.id)
  const [places, hotels] = await Promise.all([
    findPlaces(db, ids('place')),
    rows<{ id: number; facts: string }>(db, sql`SELECT id, facts FROM hotel_record WHERE ${among(raw('id'), ids('hotel'))}`),
  ])
  const placeById = new Map(places.map((place) => [place.id, place]))
  const hotelById = new Map(hotels.map((hotel) => [hotel.id, hotel.facts]))
  return found.flatMap(({ target, id }): GeoSuggestion[] => {
    if (target === 'hotel') {
      const facts = hotelById.get(id)
      return facts === undefined ? [] : [hotelSuggestion(facts, texts)]
    }
    const place = placeById.get(id)
    return place ? [placeSuggestion(place, market, texts)] : []
  })
}

function placeSuggestion(place: Place, market: Market, texts: Texts): GeoSuggestion {
  const { facts } = place
  const context =
    place.kind === 'country' ? undefined : (place.kind !== 'region' && facts.region?.[market.language]) || facts.country[market.language]
  return {
    label: texts.place.name(facts),
    ...(context === undefined
      ? {}
      : {
          context:
            place.cc === market.country || context === facts.country[market.language]
              ? context
              : `${context}, ${facts.country[market.language]}`,
        }),
    kind: destinationKindOf[place.kind],
    value: place.id,
    latitude: place.lat,
    longitude: place.lng,
    uri: place.paths[market.language],
  }
}

function hotelSuggestion(text: string, texts: Texts): GeoSuggestion {
  const hotel = hotelFacts(text)
  return {
    label: hotel.name,
    context: texts.place.label(hotel.place),
    kind: 'hotel',
    value: hotel.id,
    latitude: hotel.lat,
    longitude: hotel.lng,
  }
}
