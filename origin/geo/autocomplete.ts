import type { D1Database } from '@cloudflare/workers-types'
import { folded, type Texts } from '@escale/catalogue'
import type { GeoSuggestion, GeoSuggestions } from '../../src/contract/geo.ts'
import type { Market } from '../../src/market/markets.ts'
import { all, among, raw, rows, sql, type Sql } from '../database/sql.ts'
import { hotelFacts } from '../database/facts.ts'
import { isOneEditAway, numberStarts, spellings, startsOneEditAway } from './spellings.ts'
import { readings, withArticles } from './readings.ts'
import { destinationKindOf, findPlaces, type Place } from './places.ts'

type Db = Pick<D1Database, 'prepare'>

/** A place in the market's own country, or with offers, comes first by so many points. */
const atHome = 14
const bookable = 30

/**
 * Finds places and hotels with a word that starts with the term, ignoring accents and case: whatever has exactly this name first, then the
 * most likely, at most `limit`. A term may be a postcode or a department's number in the market's own country. Where nothing is found, it
 * may be a name with what people write beside it ("Paris, France"), or one typing error away from a name (`approximate`).
 */
export async function autocomplete(db: Db, term: string, limit: number, market: Market, texts: Texts): Promise<GeoSuggestions> {
  const typed = folded(term)
  if (typed === '') return { suggestions: [] }
  const found = await called(db, typed, limit, market)
  if (found.length > 0) return { suggestions: await suggestions(db, found, market, texts) }
  const read = await asRead(db, term, limit, market)
  if (read.hits.length > 0)
    return { suggestions: await suggestions(db, read.hits, market, texts), ...(read.isElsewhere && { approximate: true }) }
  for (const { name } of [
    { name: typed },
    ...readings(term).filter(({ within, isPunctuated, isTurned }) => within.length === 0 || (isPunctuated && !isTurned)),
  ]) {
    const names = name.length < shortestCorrected ? [] : await oneEditAway(db, name, market)
    if (names.length === 0) continue
    const meant = await withStarts(db, { starts: names, names: [], numbers: [] }, fewMeant, market)
    return { suggestions: await suggestions(db, meant, market, texts), approximate: true }
  }
  return { suggestions: [] }
}

/** A shorter term could be nearly any name, so it is not corrected. */
const shortestCorrected = 4
const fewMeant = 5

interface Hit {
  readonly target: 'place' | 'hotel'
  readonly id: number
  readonly hotels: number | null
  /** Above 0 where this is its name. */
  readonly named: number
}

const called = (db: Db, name: string, limit: number, market: Market): Promise<Hit[]> =>
  withStarts(db, { starts: spellings(name), names: withArticles(name), numbers: numberStarts(name) }, limit, market)

/** The hits of the first reading that has some where it says they are; else those of its name elsewhere. */
async function asRead(db: Db, term: string, limit: number, market: Market): Promise<{ hits: readonly Hit[]; isElsewhere: boolean }> {
  let elsewhere: readonly Hit[] = []
  for (const { name, within, isPunctuated, isTurned } of readings(term)) {
    const hits = await called(db, name, mostCompared, market)
    const named = hits.filter((hit) => hit.named > 0)
    const candidates = within.length === 0 || isPunctuated ? hits : named
    const there = within.length === 0 ? candidates : await thoseWithin(db, candidates, within)
    if (there.length > 0) return { hits: there.slice(0, limit), isElsewhere: false }
    if (elsewhere.length === 0 && !isTurned) elsewhere = named.slice(0, limit)
  }
  return { hits: elsewhere, isElsewhere: true }
}

const mostCompared = 30

/** Names of countries that are none of the gazetteer's. */
const countriesAlsoCalled: Readonly<Record<string, string>> = {
  france: 'FR',
  spain: 'ES',
  belgium: 'BE',
  netherlands: 'NL',
  holland: 'NL',
  hollande: 'NL',
  holanda: 'NL',
  olanda: 'NL',
  italy: 'IT',
  germany: 'DE',
  portugal: 'PT',
  switzerland: 'CH',
  austria: 'AT',
}

/** Places whose country, region or department has each of the names; hotels whose town has. */
async function thoseWithin(db: Db, hits: readonly Hit[], within: readonly string[]): Promise<readonly Hit[]> {
  const hotels = hits.filter(({ target }) => target === 'hotel').map(({ id }) => id)
  const rowsAbove = await rows<{ target: Hit['target']; id: number; cc: string; names: string }>(
    db,
    sql`SELECT 'place' AS target, p.id, p.cc, above.names FROM place p JOIN place above ON above.id IN (p.id, p.country, p.region, p.department)
        WHERE ${among(raw('p.id'), placeIds(hits))}
      UNION ALL SELECT 'hotel', h.id, h.cc, town.names FROM hotel h JOIN place p ON p.id = h.place_id
        JOIN place town ON town.id IN (p.id, p.country, p.region, p.department) WHERE ${among(raw('h.id'), hotels)}`,
  )
  const above = new Map<string, Set<string>>()
  for (const { target, id, cc, names } of rowsAbove) {
    const known = above.get(`${target}${id}`) ?? new Set([cc.toLowerCase()])
    for (const name of Object.values<string>(JSON.parse(names))) known.add(folded(name))
    for (const [name, country] of Object.entries(countriesAlsoCalled)) if (country === cc) known.add(name)
    above.set(`${target}${id}`, known)
  }
  const isKnown = (part: string, known: ReadonlySet<string>) =>
    /^\d/.test(part) || [...known].some((name) => name.startsWith(part) || part.startsWith(`${name} `))
  return hits.filter(({ target, id }) => within.every((part) => isKnown(part, above.get(`${target}${id}`) ?? new Set())))
}

const placeIds = (hits: readonly Hit[]): number[] => hits.filter(({ target }) => target === 'place').map(({ id }) => id)

interface Sought {
  /** What a term begins with, or is. */
  readonly starts: readonly string[]
  /** What else a name may be. */
  readonly names: readonly string[]
  /** Starts of postcodes, and numbers of departments. */
  readonly numbers: readonly string[]
}

function withStarts(db: Db, { starts, names, numbers }: Sought, limit: number, market: Market): Promise<Hit[]> {
  return rows<Hit>(
    db,
    sql`WITH found AS (
      SELECT target, term.id, (text = start.value) * first * (CASE WHEN start.key = 0 THEN 2 ELSE 1 END) AS named, text = start.value AS exact, first
        FROM json_each(${JSON.stringify(starts)}) start JOIN term ON text >= start.value AND text < start.value || '{'
        WHERE language IN ('*', ${market.language}) AND text GLOB '[a-z]*'
      UNION ALL
      SELECT target, term.id, 1, 1, 1 FROM json_each(${JSON.stringify(names)}) name JOIN term ON text = name.value
        WHERE language IN ('*', ${market.language}) AND first
      UNION ALL
      SELECT target, term.id, 0, 1, 1 FROM json_each(${JSON.stringify(numbers)}) start JOIN term ON text = start.value
        JOIN place ON place.id = term.id WHERE language = '*' AND target = 'place' AND place.cc = ${market.country}
    ), hit AS (SELECT target, id, MAX(named) AS named, MAX(exact) AS exact, MAX(first) AS first FROM found GROUP BY target, id)
    SELECT hit.target, hit.id, o.hotels, hit.named FROM hit
      LEFT JOIN place p ON hit.target = 'place' AND p.id = hit.id
      LEFT JOIN place_offers o ON o.place_id = p.id AND o.theme = 0
      LEFT JOIN hotel h ON hit.target = 'hotel' AND h.id = hit.id
    WHERE hit.target = 'place' OR h.active
    ORDER BY hit.named DESC, hit.named > 0 AND hit.target = 'place' DESC, hit.exact * 25 + hit.first * 20 + COALESCE(p.weight, 12) + (COALESCE(p.cc, h.cc) = ${market.country}) * ${atHome} + (o.hotels > 0 OR hit.target = 'hotel') * ${bookable} + MIN(COALESCE(o.hotels, 0), 20) DESC, hit.id
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
      sql`SELECT 'place' AS target, p.id, o.hotels, 0 AS named FROM place p JOIN place_offers o ON o.place_id = p.id AND o.theme = 0
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
