import type { D1Database } from '@cloudflare/workers-types'
import { kilometres, onSameShore } from '@escale/catalogue'
import type { Point } from '../../src/contract/scalars.ts'
import { all, join, raw, row, rows, sql, among, type Sql } from '../database/sql.ts'
import { isKnownFrom, kilometresFrom, onItsShore, within, type Place, type PlaceKind } from '../geo/places.ts'
import { extentOf } from '../search/scope.ts'

type Db = Pick<D1Database, 'prepare'>

export interface Counted {
  readonly id: number
  readonly count: number
  readonly giftCount: number
}

/** In `place_offers`, theme 0 stands for all themes together. */
const themeOr = (theme: number | undefined): number => theme ?? 0

/** Place 0 stands for anywhere. */
export async function listingOf(
  db: Db,
  place: number,
  theme: number | undefined,
): Promise<{ readonly indexable: boolean; readonly giftCount: number }> {
  const found = await row<{ indexable: number; giftCount: number }>(
    db,
    sql`SELECT indexable, gift_hotels AS giftCount FROM place_offers WHERE place_id = ${place} AND theme = ${themeOr(theme)}`,
  )
  return { indexable: found?.indexable === 1, giftCount: found?.giftCount ?? 0 }
}

export function themesAt(db: Db, place: number): Promise<Counted[]> {
  return rows<Counted>(
    db,
    sql`SELECT theme AS id, hotels AS count, gift_hotels AS giftCount FROM place_offers WHERE place_id = ${place} AND theme > 0 AND indexable ORDER BY hotels DESC, theme`,
  )
}

/** A town is searched with those hotels of its neighbours that its circle reaches. */
export async function hasNeighbours(db: Db, place: Place, theme: number | undefined): Promise<boolean> {
  const themed = theme === undefined ? raw('') : sql`JOIN stay_theme t ON t.stay_id = s.id AND t.theme = ${theme}`
  const own = sql`SELECT id FROM place WHERE ${place.same_as ?? place.id} IN (id, same_as)`
  const found = await row<{ neighbours: number }>(
    db,
    sql`SELECT EXISTS (SELECT 1 FROM hotel h JOIN stay s ON s.hotel_id = h.id AND s.published ${themed}
      WHERE ${extentOf(place)} AND h.place_id NOT IN (${own})) AS neighbours`,
  )
  return found?.neighbours === 1
}

const towns = ['city', 'sea_resort', 'ski_resort'] as const satisfies readonly PlaceKind[]
export const kindsOf = {
  cities: towns,
  regions: ['region'],
  departments: ['department'],
  areas: ['touristic_area'],
  sights: ['poi'],
} as const satisfies Record<string, readonly PlaceKind[]>

export const isTown = ({ kind }: Pick<Place, 'kind'>): boolean => towns.some((town) => town === kind)

/** Circles of towns overlap, so only towns with a hotel of their own count. */
const ownHotel = raw(`(p.kind NOT IN ('city', 'sea_resort', 'ski_resort') OR EXISTS (SELECT 1 FROM hotel own WHERE own.place_id = p.id))`)

/** The conditions are on `place p`. Places with most results come first, within `order`. */
export function placesWithOffers(
  db: Db,
  kinds: readonly PlaceKind[],
  conditions: readonly Sql[],
  theme: number | undefined,
  limit: number,
  order: Sql = raw('o.hotels DESC'),
): Promise<(Counted & Point)[]> {
  return rows<Counted & Point>(
    db,
    sql`SELECT p.id, p.lat, p.lng, o.hotels AS count, o.gift_hotels AS giftCount FROM place p JOIN place_offers o ON o.place_id = p.id AND o.theme = ${themeOr(theme)}
      WHERE ${all([among(raw('p.kind'), kinds), raw('o.indexable'), ownHotel, ...conditions])}
      ORDER BY ${order}, p.weight DESC, p.id LIMIT ${limit}`,
  )
}

/** Returns conditions for the inside of an area: by the hierarchy, by its list of places, or by its circle. */
export function inside(place: Place): Sql[] {
  switch (place.kind) {
    case 'country':
      return [sql`p.country = ${place.id}`, sql`p.id <> ${place.id}`]
    case 'region':
      return [sql`p.region = ${place.id}`, sql`p.id <> ${place.id}`]
    case 'department':
      return [sql`p.department = ${place.id}`, sql`p.id <> ${place.id}`]
    default:
      return [place.parts ? among(raw('p.id'), place.parts) : within(place, place.reach ?? 20, 'p'), sql`p.id <> ${place.id}`]
  }
}

/** Returns the towns of a place, or of a country, with the most hotels of their own that sell the theme. */
export function townsWithMostHotels(
  db: Db,
  place: Place | undefined,
  cc: string,
  theme: number | undefined,
  limit: number,
): Promise<Pick<Counted, 'id' | 'count'>[]> {
  // A town counts by its hotels, because its point may be in a circle while its hotels are not.
  const where = place ? extentOf(place) : sql`p.cc = ${cc}`
  const themed = theme === undefined ? raw('') : sql`JOIN stay_theme t ON t.stay_id = s.id AND t.theme = ${theme}`
  return rows(
    db,
    sql`SELECT p.id, COUNT(DISTINCT h.id) AS count FROM place p JOIN hotel h ON h.place_id = p.id
      JOIN stay s ON s.hotel_id = h.id AND s.published ${themed}
      WHERE ${all([among(raw('p.kind'), towns), where])}
      GROUP BY p.id ORDER BY count DESC, p.weight DESC, p.id LIMIT ${limit}`,
  )
}

/** Neighbours are within `near` kilometres, and within `neighbourhood` where there are few. */
const near = 40
const neighbourhood = 70
const few = 4

/** So many places are read for each one that is listed, because the next ones may be on the other side of a lake. */
const spare = 3

/** Returns neighbours with an indexed page for the theme, the nearest first, on the same side of seas, lakes and ridges. */
export async function neighboursWithOffers(
  db: Db,
  place: Place,
  kinds: readonly PlaceKind[],
  theme: number | undefined,
  limit: number,
  reach = neighbourhood,
): Promise<Counted[]> {
  const conditions = [within(place, reach, 'p'), isKnownFrom(place), sql`p.id <> ${place.id}`, ...onItsShore(place, reach, 'p')]
  const order = join([sql`(${within(place, near, 'p')}) DESC`, raw('o.hotels > 1 DESC'), kilometresFrom(place, 'p')], ', ')
  const found = await placesWithOffers(db, kinds, conditions, theme, limit * spare, order)
  const neighbours = onSameShore(place, found, limit)
  const nearest = neighbours.filter((each) => kilometres(place, each) <= near)
  return nearest.length < few ? neighbours.slice(0, few) : nearest
}

export const countryFirst = (cc: string): Sql => sql`(p.cc = ${cc}) DESC, o.hotels DESC`
