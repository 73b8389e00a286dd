import type { D1Database } from '@cloudflare/workers-types'
import {
  celebratedTownNames,
  listedKilometres,
  onSameShore,
  roundedKilometres,
  type Texts,
  townWalkReach,
  townWalkSights,
} from '@escale/catalogue'
import type { NearbyActivity, NearbyPlace } from '../../src/contract/hotel.ts'
import type { Point } from '../../src/contract/scalars.ts'
import type { Market } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'
import { activityFacts } from '../database/facts.ts'
import { among, raw, rows, sql, type Sql } from '../database/sql.ts'
import { findPlaces, isKnownFrom, kilometresFrom, type Place, within } from '../geo/places.ts'

type Db = Pick<D1Database, 'prepare'>

/** A sight or a city within so many kilometres is worth a line. */
const reach = { sight: 40, city: 60 } as const
const maxSights = 3
/** A city with so many inhabitants helps to find a town. */
const cityFrom = 20_000
/** A smaller city within so many kilometres is a district of the hotel's own town, as Molenbeek is of Brussels. */
const districtReach = 8

/** So many rows are read for each one that is listed, because on an island the next ones may be beyond the sea. */
const spare = 20

/** Returns distances in a straight line to the centre of the town, the nearest sights and the next larger city. */
export async function nearbyPlaces(db: Db, hotel: Point, town: Place | undefined, market: Market, texts: Texts): Promise<NearbyPlace[]> {
  const nearest = async (which: Sql, limit: number) => {
    const found = await rows<Point & { id: number; distance: number }>(
      db,
      sql`SELECT p.id, p.lat, p.lng, ${kilometresFrom(hotel, 'p')} AS distance FROM place p WHERE ${which}
        ORDER BY distance, p.id LIMIT ${limit * spare}`,
    )
    return onSameShore(hotel, found, limit)
  }
  const own = town?.id ?? 0
  // Only well-known towns count: nobody looks for La Roche near Seraing.
  const isCity = sql`p.kind IN ('city', 'sea_resort') AND p.pop >= ${cityFrom} AND p.id <> ${own} AND ${among(raw('p.name'), [...celebratedTownNames])}`
  const isNoDistrict = sql`(${kilometresFrom(hotel, 'p')} >= ${districtReach} OR p.pop > (SELECT own.pop FROM place own WHERE own.id = ${own}))`
  // A place such as Giethoorn is a town and a sight at once.
  const isItsTown = sql`p.name IN (SELECT own.name FROM place own WHERE own.id = ${own})`
  const isTooSmallFromAfar = sql`(${among(raw('p.name'), townWalkSights)} AND ${kilometresFrom(hotel, 'p')} > ${townWalkReach})`
  const isSight = sql`p.kind = 'poi' AND NOT ${isItsTown} AND NOT ${isTooSmallFromAfar} AND ${isKnownFrom(hotel)}`
  const [centre, sights, cities] = await Promise.all([
    nearest(sql`p.id = ${own}`, 1),
    nearest(sql`${isSight} AND ${within(hotel, reach.sight, 'p')}`, maxSights),
    nearest(sql`${isCity} AND ${isNoDistrict} AND ${within(hotel, reach.city, 'p')}`, 1),
  ])
  const found = [
    ...centre.map((place) => ({ ...place, kind: 'centre' as const })),
    ...sights.map((place) => ({ ...place, kind: 'sight' as const })),
    ...cities.map((place) => ({ ...place, kind: 'city' as const })),
  ]
  const places = new Map(
    (
      await findPlaces(
        db,
        found.map(({ id }) => id),
      )
    ).map((place) => [place.id, place]),
  )
  const listed = new Set(
    (
      await rows<{ id: number }>(
        db,
        sql`SELECT place_id AS id FROM place_offers WHERE theme = 0 AND indexable AND ${among(
          raw('place_id'),
          found.map(({ id }) => id),
        )}`,
      )
    ).map(({ id }) => id),
  )
  return found.flatMap(({ id, kind, distance }) => {
    const place = places.get(id)
    if (!place) return []
    const isListed = kind === 'sight' && listed.has(id)
    return [
      {
        kind,
        label: texts.place.name(place.facts),
        distance: roundedKilometres(distance),
        ...(isListed && { uri: sitePath(market, 'stays', place.paths[market.language]) }),
      },
    ]
  })
}

const maxActivities = 6
/** Guests go so many kilometres for an activity. */
const activityReach = 20

export async function nearbyActivities(db: Db, hotel: Point, market: Market, texts: Texts): Promise<NearbyActivity[]> {
  const found = await rows<Point & { id: number; facts: string; distance: number }>(
    db,
    sql`SELECT a.id, a.lat, a.lng, a.facts, ${kilometresFrom(hotel, 'a')} AS distance FROM activity a
      WHERE a.published AND ${within(hotel, activityReach, 'a')} ORDER BY distance, a.id LIMIT ${maxActivities * spare}`,
  )
  return onSameShore(hotel, found, maxActivities).map(({ id, facts, distance }) => ({
    label: texts.activity.label(activityFacts(facts)),
    uri: sitePath(market, 'activity', id),
    distance: listedKilometres(distance),
  }))
}
