import type { D1Database } from '@cloudflare/workers-types'
import type { Point } from '../../src/contract/scalars.ts'
import type { SearchQuery } from '../../src/contract/search-query.ts'
import { among, raw, row, sql, type Sql } from '../database/sql.ts'
import { notFound } from '../http/http-error.ts'
import { findPlace, kilometresFrom, onItsShore, within, type Place } from '../geo/places.ts'

/** Where to search: conditions on `hotel h`, and the point from which distances are measured. */
export interface Scope {
  readonly conditions: readonly Sql[]
  readonly center?: Point
  readonly place?: Place
  readonly hotel?: { readonly id: number; readonly name: string }
}

/** In kilometres, around coordinates that come without a distance ("Travel locally!"). */
const defaultDistance = 200

const placeKeys = ['poi', 'city', 'searesort', 'skiresort', 'touristicregion', 'department', 'region', 'country'] as const

export type LocationCriteria = Pick<SearchQuery, (typeof placeKeys)[number] | 'hotel' | 'lat' | 'lng' | 'distanceMin' | 'distanceMax'>

/**
 * The narrowest place decides. With a distance, it is a ring around the coordinates or the place's point. Throws a 404 for an unknown id.
 */
export async function scopeOf(db: Pick<D1Database, 'prepare'>, query: LocationCriteria): Promise<Scope> {
  if (query.hotel !== undefined) return hotelScope(db, query.hotel)
  const id = placeKeys.map((key) => query[key]).find((value) => value !== undefined)
  const place = id === undefined ? undefined : await findPlace(db, id)
  if (id !== undefined && !place) throw notFound('place')
  const point = query.lat !== undefined && query.lng !== undefined ? { lat: query.lat, lng: query.lng } : undefined
  const center = point ?? place
  const around = query.distanceMax !== undefined || query.distanceMin !== undefined
  const from = center ? { center: { lat: center.lat, lng: center.lng } } : {}
  const found = { ...from, ...(place ? { place } : {}) }
  if (center && (around || !place))
    return { ...found, conditions: ring(center, query.distanceMin ?? 0, query.distanceMax ?? defaultDistance) }
  return { ...found, conditions: place ? [extentOf(place)] : [] }
}

async function hotelScope(db: Pick<D1Database, 'prepare'>, id: number): Promise<Scope> {
  const hotel = await row<{ name: string; lat: number; lng: number }>(db, sql`SELECT name, lat, lng FROM hotel WHERE id = ${id}`)
  if (!hotel) throw notFound('hotel')
  return { conditions: [sql`h.id = ${id}`], center: { lat: hotel.lat, lng: hotel.lng }, hotel: { id, name: hotel.name } }
}

/** In kilometres. A search no farther than an excursion by road stays on its side of the sea. */
const excursion = 60

function ring(center: Point, min: number, max: number): Sql[] {
  const shore = max <= excursion ? onItsShore(center, max, 'h') : []
  return [within(center, max, 'h'), ...shore, ...(min > 0 ? [sql`${kilometresFrom(center, 'h')} >= ${min}`] : [])]
}

export function extentOf(place: Place): Sql {
  if (place.parts) return among(raw('h.place_id'), place.parts)
  if (place.reach !== null) return within(place, place.reach, 'h')
  switch (place.kind) {
    case 'country':
      return sql`h.country = ${place.id}`
    case 'region':
      return sql`h.region = ${place.id}`
    default:
      return sql`h.department = ${place.id}`
  }
}
