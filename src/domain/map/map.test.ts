import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noCriteria } from '../search/criteria.ts'
import { circleOf, inThisArea, kilometresBetween } from './area-search.ts'
import { type Bounds, defaultCentre, zoomFor } from './map-view.ts'
import { viewOfSearch } from './view-of-search.ts'

const paris = { lat: 48.8566, lng: 2.3522 }
const lyon = { lat: 45.764, lng: 4.8357 }

describe('map', () => {
  // @rule S9.24
  it('zooms by the kind of destination', () => {
    const kinds = ['hotel', 'city', 'department', 'region', 'country', undefined] as const
    expect(kinds.map(zoomFor)).toEqual([14, 12, 9, 8, 6, 6])
  })

  it('measures along the surface', () => {
    expect(kilometresBetween(paris, lyon)).toBeCloseTo(391.5, 0)
    expect(kilometresBetween(paris, paris)).toBe(0)
  })
})

describe('the view of a search', () => {
  const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } } as const
  const unknown = { path: undefined, found: undefined, resolved: false }
  const inBruges = { ...noCriteria, destination: { kind: 'city', id: 3 } as const }

  it('is the path’s own place at once, independent of the response', () => {
    const view = { center: bruges.point, zoom: 12, key: 'city 3 51.2 3.22' }
    expect(viewOfSearch(inBruges, { ...unknown, path: bruges })).toEqual(view)
    expect(viewOfSearch(inBruges, { path: bruges, found: paris, resolved: true })).toEqual(view)
  })

  // @rule S4.68
  it('waits for the centre of any other place', () => {
    const inRegion = { ...noCriteria, destination: { kind: 'region', id: 3 } as const }
    expect(viewOfSearch(inRegion, { ...unknown, path: bruges })).toBeUndefined()
    expect(viewOfSearch(inRegion, { path: bruges, found: lyon, resolved: true })).toMatchObject({ center: lyon, zoom: 8 })
  })

  // @rule S9.25
  it('is around Barcelona without a place', () => {
    expect(viewOfSearch(noCriteria, unknown)).toBeUndefined()
    expect(viewOfSearch(noCriteria, { ...unknown, resolved: true })).toMatchObject({ center: defaultCentre, zoom: 6 })
    expect(Math.round(defaultCentre.lat * 100)).toBe(4139)
    expect(Math.round(defaultCentre.lng * 100)).toBe(217)
  })

  it('is the area that the visitor chose', () => {
    const near = { ...noCriteria, point: lyon, filters: { ...noCriteria.filters, distance: { min: 0, max: 30 } } }
    expect(viewOfSearch(near, unknown)).toMatchObject({ center: lyon, key: '' })
  })
})

describe('search in this area', () => {
  // @rule S4.67
  it('covers everything that is in view, in whole kilometres', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    const edges = fc.tuple(degrees(36, 54), degrees(36, 54), degrees(-10, 19), degrees(-10, 19))
    fc.assert(
      fc.property(edges, ([a, b, left, right]) => {
        const bounds: Bounds = {
          south: Math.min(a, b),
          north: Math.max(a, b),
          west: Math.min(left, right),
          east: Math.max(left, right),
        }
        const circle = circleOf(bounds)
        expect(Number.isInteger(circle.radius)).toBe(true)
        for (const each of [
          { lat: bounds.south, lng: bounds.west },
          { lat: bounds.north, lng: bounds.east },
        ])
          expect(kilometresBetween(circle.point, each)).toBeLessThanOrEqual(circle.radius + 1e-9)
      }),
    )
  })

  // @rule S4.67
  it('replaces the destination and keeps within the distances there are', () => {
    const criteria = { ...noCriteria, theme: 26, destination: { kind: 'city', id: 3 } as const }
    const near = inThisArea(criteria, { south: 48.8, west: 2.2, north: 48.9, east: 2.4 })
    expect(near).toMatchObject({
      theme: 26,
      destination: undefined,
      point: { lat: 48.85, lng: 2.3 },
      filters: { distance: { min: 0, max: 10 } },
    })
    expect(inThisArea(criteria, { south: 36, west: -10, north: 54, east: 19 }).filters.distance?.max).toBe(300)
  })
})
