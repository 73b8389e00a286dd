import type { D1Database } from '@cloudflare/workers-types'
import { folded, type Texts } from '@escale/catalogue'
import type { GeoSuggestion, GeoSuggestions } from '../../src/contract/geo.ts'
import type { Market } from '../../src/market/markets.ts'
import { all, among, raw, rows, sql, type Sql } from '../database/sql.ts'
import { hotelFacts } from '../database/facts.ts'
import { isOneEditAway, numberStarts, spellings, startsOneEditAway } from './spellings.ts'
import { destinationKindOf, findPlaces, type Place } from './places.ts'

type Db = Pick<D1Database, 'prepare'>

/** A place in the market's own country, or with offers, comes first by so many points. */
const atHome = 14
const bookable = 30

/**
 * Places and hotels with a word that starts with the term, ignoring accents and case; the most likely first, at most `limit`. A term may
 * be a postcode or a department's number in the market's own country. Where nothing is found, names one typing error away (`approximate`).
 */
export async function autocomplete(db: Db, term: string, limit: number, market: Market, texts: Texts): Promise<GeoSuggestions> {
  const typed = folded(term)
  if (typed === '') return { suggestions: [] }
  const found = await withStarts(db, spellings(typed), numberStarts(typed), limit, market)
  if (found.length > 0) return { suggestions: await suggestions(db, found, market, texts) }
  const names = typed.length < shortestCorrected ? [] : await oneEditAway(db, typed, market)
  if (names.length === 0) return { suggestions: [] }
  const meant = await withStarts(db, names, [], fewMeant, market)
  return { suggestions: await suggestions(db, meant, market, texts), approximate: true }
}

/** A shorter term could be nearly any name, so it is not corrected. */
const shortestCorrected = 4
const fewMeant = 5

interface Hit {
  readonly target: 'place' | 'hotel'
  readonly id: number
  readonly hotels: number | null
}

function withStarts(db: Db, starts: readonly string[], numbers: readonly string[], limit: number, market: Market): Promise<Hit[]> {
  return rows<Hit>(
    db,
    sql`WITH hit AS (
      SELECT target, term.id, MAX(text = start.value) AS exact, MAX(first) AS first
        FROM json_each(${JSON.stringify(starts)}) start JOIN term ON text >= start.value AND text < start.value || '{'
        WHERE language IN ('*', ${market.language}) AND text GLOB '[a-z]*' GROUP BY target, term.id
      UNION ALL
      SELECT target, term.id, 1, 1 FROM json_each(${JSON.stringify(numbers)}) start JOIN term ON text = start.value
        JOIN place ON place.id = term.id WHERE language = '*' AND target = 'place' AND place.cc = ${market.country} GROUP BY target, term.id
    )
    SELECT hit.target, hit.id, o.hotels FROM hit
      LEFT JOIN place p ON hit.target = 'place' AND p.id = hit.id
      LEFT JOIN place_offers o ON o.place_id = p.id AND o.theme = 0
      LEFT JOIN hotel h ON hit.target = 'hotel' AND h.id = hit.id
    WHERE hit.target = 'place' OR h.active
    ORDER BY hit.exact * 25 + hit.first * 20 + COALESCE(p.weight, 12) + (COALESCE(p.cc, h.cc) = ${market.country}) * ${atHome} + (o.hotels > 0 OR hit.target = 'hotel') * ${bookable} + MIN(COALESCE(o.hotels, 0), 20) DESC, hit.id
    LIMIT ${limit}`,
  )
}

/**
 * Returns the names that are one edit away, or else those that begin so. The first letter must be right: errors there are rare, and would
 * cost a look at every name.
 */
async function oneEditAway(db: Db, typed: string, market: Market): Promise<readonly string[]> {
  const initial = typed.slice(0, 1)
  const terms = await rows<{ text: string }>(
    db,
    sql`SELECT DISTINCT text FROM term WHERE language IN ('*', ${market.language}) AND text >= ${initial} AND text < ${`${initial}{`}`,
  )
  const names = terms.map(({ text }) => text)
  const whole = names.filter((name) => isOneEditAway(typed, name))
  return whole.length > 0 ? whole : names.filter((name) => startsOneEditAway(typed, name))
}

/** Returns the places with most offers, those of the market's own country first. They are suggested before anything is typed. */
export async function recommended(db: Db, limit: number, market: Market, texts: Texts): Promise<GeoSuggestions> {
  const places = async (kinds: readonly string[], conditions: readonly Sql[], count: number): Promise<Hit[]> =>
    rows<Hit>(
      db,
      sql`SELECT 'place' AS target, p.id, o.hotels FROM place p JOIN place_offers o ON o.place_id = p.id AND o.theme = 0
        WHERE ${all([among(raw('p.kind'), kinds), raw('o.indexable'), ...conditions])} ORDER BY o.hotels DESC, p.weight DESC LIMIT ${count}`,
    )
  const home = sql`p.cc = ${market.country}`
  const [cities, areas, abroad] = await Promise.all([
    places(['city', 'sea_resort', 'ski_resort'], [home], Math.ceil(limit / 2)),
    places(['touristic_area', 'region'], [home], Math.ceil(limit / 3)),
    places(['city'], [sql`p.cc <> ${market.country}`], Math.ceil(limit / 4)),
  ])
  return { suggestions: await suggestions(db, [...cities, ...areas, ...abroad].slice(0, limit), market, texts) }
}

async function suggestions(db: Db, found: readonly Hit[], market: Market, texts: Texts): Promise<GeoSuggestion[]> {
  const ids = (target: 'place' | 'hotel'): number[] => found.filter((hit) => hit.target === target).map((hit) => hit.id)
  const [places, records] = await Promise.all([
    findPlaces(db, ids('place')),
    rows<{ id: number; facts: string }>(db, sql`SELECT id, facts FROM hotel_record WHERE ${among(raw('id'), ids('hotel'))}`),
  ])
  const placeById = new Map(places.map((place) => [place.id, place]))
  const hotelById = new Map(records.map((hotel) => [hotel.id, hotel.facts]))
  return found.flatMap(({ target, id, hotels }): GeoSuggestion[] => {
    if (target === 'hotel') {
      const facts = hotelById.get(id)
      return facts === undefined ? [] : [hotelSuggestion(facts, texts)]
    }
    const place = placeById.get(id)
    return place ? [{ ...placeSuggestion(place, market, texts), hotels: hotels ?? 0 }] : []
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
    country: place.cc,
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
