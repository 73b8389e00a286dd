import type { D1Database } from '@cloudflare/workers-types'
import { type PlaceFacts, type Rectangle, shoreOf, townSightKnown, townSightReach } from '@escale/catalogue'
import type { Point } from '../../src/contract/scalars.ts'
import type { DestinationKind } from '../../src/contract/destination-kinds.ts'
import type { Language } from '../../src/market/markets.ts'
import { row, rows, sql, among, raw, type Sql } from '../database/sql.ts'

export type PlaceKind = 'country' | 'region' | 'department' | 'city' | 'sea_resort' | 'ski_resort' | 'touristic_area' | 'poi'

export interface Place extends Point {
  readonly id: number
  readonly kind: PlaceKind
  readonly cc: string
  readonly names: Readonly<Record<Language, string>>
  /** The paths of the place that replaces this one's pages, if there is one. */
  readonly paths: Readonly<Record<Language, string>>
  readonly same_as: number | null
  /** 1 where the page of the place without a theme is indexed. */
  readonly indexed: 0 | 1
  readonly country: number | null
  readonly region: number | null
  readonly department: number | null
  /** Kilometres around the point that belong to the place, or null where the hierarchy decides. */
  readonly reach: number | null
  readonly radius: number | null
  /** The towns with hotels and the sights of a holiday area, or null for places of other kinds. */
  readonly parts: readonly number[] | null
  readonly facts: PlaceFacts
}

interface PlaceRow {
  id: number
  kind: PlaceKind
  cc: string
  names: string
  paths: string
  same_as: number | null
  indexed: 0 | 1
  lat: number
  lng: number
  country: number | null
  region: number | null
  department: number | null
  reach: number | null
  radius: number | null
  parts: string | null
  region_names: string | null
  country_names: string | null
}

const selected = raw(`
  SELECT p.id, p.kind, p.cc, p.names, COALESCE(same.paths, p.paths) AS paths, p.same_as, p.lat, p.lng, p.country, p.region, p.department, p.reach, p.radius, p.parts, r.names AS region_names, c.names AS country_names,
    EXISTS (SELECT 1 FROM place_offers o WHERE o.place_id = p.id AND o.theme = 0 AND o.indexable) AS indexed
  FROM place p LEFT JOIN place r ON r.id = p.region LEFT JOIN place c ON c.id = p.country LEFT JOIN place same ON same.id = p.same_as`)

const byLanguage = (text: string): Record<Language, string> => JSON.parse(text)

const idsIn = (text: string): number[] => JSON.parse(text)

function placeOf({ region_names, country_names, parts, ...found }: PlaceRow): Place {
  const names = byLanguage(found.names)
  const facts: PlaceFacts = {
    id: found.id,
    kind: found.kind,
    cc: found.cc,
    name: names,
    country: country_names === null ? names : byLanguage(country_names),
    ...(region_names === null ? {} : { region: byLanguage(region_names) }),
  }
  return { ...found, names, paths: byLanguage(found.paths), parts: parts === null ? null : idsIn(parts), facts }
}

type Db = Pick<D1Database, 'prepare'>

/** Finds a place also by an id that it had before. */
export async function findPlace(db: Db, id: number): Promise<Place | undefined> {
  const found = await row<PlaceRow>(db, sql`${selected} WHERE p.id = COALESCE((SELECT place_id FROM former_place WHERE id = ${id}), ${id})`)
  return found && placeOf(found)
}

export async function findPlaces(db: Db, ids: readonly number[]): Promise<Place[]> {
  if (ids.length === 0) return []
  const found = await rows<PlaceRow>(db, sql`${selected} WHERE ${among(raw('p.id'), ids)}`)
  const byId = new Map(found.map((place) => [place.id, place]))
  return ids.flatMap((id) => {
    const place = byId.get(id)
    return place ? [placeOf(place)] : []
  })
}

export async function placeAt(db: Db, language: Language, path: string): Promise<Place | undefined> {
  const found = await row<PlaceRow>(
    db,
    sql`${selected} JOIN place_path w ON w.place_id = p.id WHERE w.language = ${language} AND w.path = ${path}`,
  )
  return found && placeOf(found)
}

export const destinationKindOf: Readonly<Record<PlaceKind, DestinationKind>> = {
  country: 'country',
  region: 'region',
  department: 'department',
  city: 'city',
  sea_resort: 'searesort',
  ski_resort: 'skiresort',
  touristic_area: 'touristicregion',
  poi: 'poi',
}

export function ancestors(place: Place): number[] {
  return [place.country, place.region, place.department].filter((id): id is number => id !== null && id !== place.id)
}

/** Returns, as SQL, the kilometres between a point and a row with `lat` and `lng`. */
export function kilometresFrom({ lat, lng }: Point, alias: 'h' | 'a' | 'p'): Sql {
  const at = raw(alias)
  return sql`(12742 * asin(sqrt(pow(sin(radians(${at}.lat - ${lat}) / 2), 2) + cos(radians(${lat})) * cos(radians(${at}.lat)) * pow(sin(radians(${at}.lng - ${lng}) / 2), 2))))`
}

/** A box comes first, because it can use the index; the circle follows. */
export function within(point: Point, kilometres: number, alias: 'h' | 'a' | 'p'): Sql {
  const dLat = kilometres / 111
  const dLng = kilometres / (111 * Math.max(0.05, Math.cos((point.lat * Math.PI) / 180)))
  const at = raw(alias)
  return sql`${at}.lat BETWEEN ${point.lat - dLat} AND ${point.lat + dLat} AND ${at}.lng BETWEEN ${point.lng - dLng} AND ${point.lng + dLng} AND ${kilometresFrom(point, alias)} <= ${kilometres}`
}

/** Returns a condition on `place p`: a sight in a town means something only near it. */
export const isKnownFrom = (point: Point): Sql =>
  sql`(p.kind <> 'poi' OR p.reach > ${townSightReach} OR ${within(point, townSightKnown, 'p')})`

const isIn = ({ lat, lng }: Rectangle, alias: Sql): Sql =>
  sql`(${alias}.lat BETWEEN ${lat[0]} AND ${lat[1]} AND ${alias}.lng BETWEEN ${lng[0]} AND ${lng[1]})`

/** Returns conditions for what is on the same side of the sea as a point, as far as `reach` kilometres, since no ferry goes there. */
export function onItsShore(point: Point, reach: number, alias: 'h' | 'a' | 'p'): Sql[] {
  const shore = shoreOf(point, reach)
  const at = raw(alias)
  return 'island' in shore ? [isIn(shore.island, at)] : shore.others.map((other) => sql`NOT ${isIn(other, at)}`)
}
