import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { closedHotels, hotelsWithoutOffers, islandOf, textsOf } from '@escale/catalogue'
import { HotelWithRooms } from '../../src/contract/hotel-page.ts'
import { ProductOffers, StayDetail } from '../../src/contract/stay.ts'
import type { Point } from '../../src/contract/scalars.ts'
import { locales, marketOf } from '../../src/market/markets.ts'
import { rows, sql } from '../database/sql.ts'
import { findPlace } from '../geo/places.ts'
import { responseTo, origin } from '../testing/whole-catalogue.ts'
import { nearbyActivities, nearbyPlaces } from './nearby-places.ts'

describe('hotels', () => {
  const page = (id: number, locale = 'fr_FR') => responseTo(HotelWithRooms, `/hotel/${id}/detail.json?locale=${locale}`)

  // @rule B2.11
  test('a hotel has its rooms, each with its stays, and hotels nearby, nearest first', async () => {
    for (const locale of locales) {
      const hotel = await page(1057, locale)
      expect(hotel.rooms.length).toBeGreaterThan(1)
      expect(new Set(hotel.rooms.map(({ uuid }) => uuid)).size).toBe(hotel.rooms.length)
      expect(hotel.breadcrumb.at(-1)).toMatchObject({ label: hotel.label, uri: hotel.uri })
      expect(hotel.nearbyHotels).toHaveLength(4)
      expect(hotel.nearbyHotels.map(({ distance }) => distance)).toEqual(
        hotel.nearbyHotels.map(({ distance }) => distance).toSorted((a, b) => a - b),
      )
      expect(hotel.nearbyHotels.some(({ id }) => id === hotel.id)).toBe(false)
    }
  })

  test('hotels nearby are on the same shore', async () => {
    const { nearbyHotels } = await page(2087)
    const { results } = await origin.db
      .prepare(`SELECT lat, lng FROM hotel WHERE id IN (${nearbyHotels.map(({ id }) => id).join()})`)
      .all<Point>()
    expect(new Set(results.map(islandOf))).toEqual(new Set(['Sardegna']))
  })

  // @rule B2.11
  test('hotels nearby are six at most, within 60 km', async () => {
    for (const [id, count] of [
      [1700, 6],
      [1507, 1],
    ] as const) {
      const { nearbyHotels } = await page(id)
      expect(nearbyHotels).toHaveLength(count)
      expect(nearbyHotels.every(({ distance }) => distance <= 60)).toBe(true)
    }
  })

  test('a hotel has the distances to the centre of its town and to what is near, in each language', async () => {
    for (const locale of locales) {
      const { nearby = [], location } = await page(1057, locale)
      expect(nearby[0]).toMatchObject({ kind: 'centre', label: location.city })
      const sights = nearby.filter(({ kind }) => kind === 'sight').map(({ distance }) => distance)
      expect(sights.length).toBeLessThanOrEqual(3)
      expect(sights).toEqual(sights.toSorted((one, other) => one - other))
      expect(nearby.every(({ distance }) => distance < 60)).toBe(true)
    }
    const stay = await responseTo(StayDetail, '/weekend/10571/detail.json?locale=fr_FR&client=site&fetchPageModel=true')
    expect(stay.hotel.nearby).toEqual((await page(stay.hotel.id)).nearby)
  })

  test('the next city is one that people know', async () => {
    const { results } = await origin.db
      .prepare("SELECT h.id FROM hotel h JOIN place p ON p.id = h.place_id WHERE p.name IN ('La Roche-en-Ardenne', 'Brugge')")
      .all<{ id: number }>()
    expect(results.length).toBeGreaterThan(3)
    const pages = await Promise.all(results.map(({ id }) => page(id, 'nl_BE')))
    const cities = pages.flatMap(({ nearby = [] }) => nearby.filter(({ kind }) => kind === 'city').map(({ label }) => label))
    expect(cities.length).toBeGreaterThan(3)
    expect(cities.filter((city) => city === 'Seraing' || city === 'Roeselare')).toEqual([])
  })

  test('a sight is as far in the text of a hotel as in its list', async () => {
    const { nearby = [], description } = await page(2001, 'es_ES')
    const listed = nearby.map(({ distance }) => `(${String(distance).replace('.', ',')}\u00a0km)`)
    const named = description.match(/\([\d,]+\u00a0km\)/g) ?? []
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((distance) => !listed.includes(distance))).toEqual([])
  })

  test('the next city of a hotel is no district of its own town', async () => {
    for (const id of [1043, 1383, 1563, 1585, 1904]) {
      const cities = ((await page(id)).nearby ?? []).filter(({ kind }) => kind === 'city')
      expect(cities.map(({ label }) => label).filter((label) => /\d|Molenbeek|Deurne|Santutxu|Fuorigrotta/.test(label))).toEqual([])
      expect(cities.every(({ distance }) => distance > 8)).toBe(true)
    }
  })

  test('what is near a hotel of an island is on the island', async () => {
    // On Schiermonnikoog, Vlieland and Capri there is no city, and no activity of Naples or of the Frisian coast.
    for (const id of [1831, 1834, 2068, 2069]) {
      const { nearby = [], nearbyActivities: activities = [] } = await page(id)
      expect(nearby.filter(({ kind, distance }) => kind === 'city' || distance > 15)).toEqual([])
      expect(activities.filter(({ distance }) => distance > 15)).toEqual([])
    }
  })

  test('no activity near a hotel is farther than 30 km', async () => {
    const hotels = await rows<Point & { id: number }>(origin.db, sql`SELECT id, lat, lng FROM hotel`)
    const far: number[] = []
    for (const hotel of hotels) {
      const activities = await nearbyActivities(origin.db, hotel, marketOf('fr'), textsOf('fr_FR'))
      if (activities.some(({ distance }) => distance > 30)) far.push(hotel.id)
    }
    expect(hotels.length).toBeGreaterThan(1000)
    expect(far).toEqual([])
  })

  test('no sight near a hotel is its own town, or a square of another town', async () => {
    // Giethoorn is both; the squares are in Brussels and Maastricht.
    const hotels = await rows<Point & { id: number; town: number }>(
      origin.db,
      sql`SELECT id, lat, lng, place_id AS town FROM hotel WHERE cc IN ('BE', 'NL')`,
    )
    const wrong: string[] = []
    for (const hotel of hotels) {
      const town = await findPlace(origin.db, hotel.town)
      const places = await nearbyPlaces(origin.db, hotel, town, marketOf('fr'), textsOf('fr_FR'))
      const sights = places.filter(({ kind }) => kind === 'sight')
      const isOwnTown = sights.some(({ label }) => label === town?.names.fr)
      const isSquare = sights.some(({ label, distance }) => distance > 10 && /^(Vrijthof|Grand-Place|Manneken|Markthal)/.test(label))
      if (isOwnTown || isSquare) wrong.push(`${hotel.id} ${town?.names.fr}`)
    }
    expect(hotels.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  })

  test('the next city of a hotel has the name of a town, not of several villages', async () => {
    // In Rome.
    for (const id of [1878, 1880, 1884]) {
      const { nearby = [] } = await page(id)
      expect(nearby.map(({ label }) => label).filter((label) => label.split('-').length > 2)).toEqual([])
    }
  })

  // @rule B3.1
  test('its facilities are grouped, each in one group', async () => {
    for (const id of [1057, 1100, 1190]) {
      const { facilities, infoGeneral = [] } = await page(id)
      expect(infoGeneral.every((group) => group.facilities.length > 0)).toBe(true)
      expect(infoGeneral.flatMap((group) => group.facilities.map(({ code }) => code)).toSorted()).toEqual(
        facilities.map(({ code }) => code).toSorted(),
      )
    }
  })

  // @rule B2.10
  test('its rooms sell what its offers list', async () => {
    const hotel = await page(1057)
    const sold = hotel.rooms.flatMap(({ offers: own }) => own.map(({ id }) => id))
    const { offers: listed } = await responseTo(ProductOffers, `/product/${sold[0]}/offers?locale=fr_FR`)
    expect(listed.map(({ weekendId }) => weekendId).toSorted()).toEqual(sold.toSorted())
  })

  // @rule B2.12
  test('a closed one and one without offers sell nothing; an unknown one is a 404', async () => {
    const { json } = await origin.get('/sitemap.json?locale=fr_FR&kind=hotels')
    const paths = v.parse(v.object({ urls: v.array(v.object({ path: v.string() })) }), json).urls.map(({ path }) => path)
    for (const [hotels, active] of [
      [closedHotels, false],
      [hotelsWithoutOffers, true],
    ] as const)
      for (const hotel of hotels) {
        const found = await page(hotel)
        expect([found.active, found.pageModel.metaRobots]).toEqual([active, 'noindex,follow'])
        expect(found.rooms.flatMap(({ offers: own }) => own)).toEqual([])
        expect(paths.includes(`/hotel/${hotel}`)).toBe(false)
      }
    expect((await origin.get('/hotel/99999999/detail.json?locale=fr_FR')).status).toBe(404)
  })
})
