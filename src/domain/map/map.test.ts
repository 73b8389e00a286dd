import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everything } from '../criteria/search-criteria.ts'
import { circleOf, inThisArea, kilometresBetween } from './area-search.ts'
import { boundsOf, defaultCentre, markerSizes, zoomFor } from './map-view.ts'
import { viewOfSearch } from './view-of-search.ts'

const paris = { lat: 48.8566, lng: 2.3522 }
const lyon = { lat: 45.764, lng: 4.8357 }

describe('map', () => {
  it('zooms by the kind of destination', () => {
    const kinds = ['hotel', 'city', 'department', 'region', 'country', undefined] as const
    expect(kinds.map(zoomFor)).toEqual([14, 12, 9, 8, 6, 6])
  })

  it('bounds its points', () => {
    expect(boundsOf([paris, lyon])).toEqual({ south: 45.764, west: 2.3522, north: 48.8566, east: 4.8357 })
    expect(boundsOf([])).toBeUndefined()
  })

  it('measures along the surface', () => {
    expect(kilometresBetween(paris, lyon)).toBeCloseTo(391.5, 0)
    expect(kilometresBetween(paris, paris)).toBe(0)
  })
})

describe('the view of a search', () => {
  const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } } as const
  const unknown = { path: undefined, found: undefined, settled: false }
  const inBruges = { ...everything, destination: { kind: 'city', id: 3 } as const }

  it('is the path’s own place at once, whatever the answer says', () => {
    const view = { center: bruges.point, zoom: 12, key: 'city 3 51.2 3.22' }
    expect(viewOfSearch(inBruges, { ...unknown, path: bruges })).toEqual(view)
    expect(viewOfSearch(inBruges, { path: bruges, found: paris, settled: true })).toEqual(view)
  })

  it('waits for the centre of any other place', () => {
    const inRegion = { ...everything, destination: { kind: 'region', id: 3 } as const }
    expect(viewOfSearch(inRegion, { ...unknown, path: bruges })).toBeUndefined()
    expect(viewOfSearch(inRegion, { path: bruges, found: lyon, settled: true })).toMatchObject({ center: lyon, zoom: 8 })
  })

  it('is around Barcelona when nothing says where', () => {
    expect(viewOfSearch(everything, unknown)).toBeUndefined()
    expect(viewOfSearch(everything, { ...unknown, settled: true })).toMatchObject({ center: defaultCentre, zoom: 6 })
    expect(Math.round(defaultCentre.lat * 100)).toBe(4139)
    expect(Math.round(defaultCentre.lng * 100)).toBe(217)
  })

  it('is the area that the visitor chose, which the map does not leave by itself', () => {
    const near = { ...everything, point: lyon, filters: { ...everything.filters, distance: { min: 0, max: 30 } } }
    expect(viewOfSearch(near, unknown)).toMatchObject({ center: lyon, key: '' })
  })

  it('has pins of 40 pixels, 47 for the selected one', () => expect(markerSizes).toEqual({ normal: 40, active: 47 }))
})

describe('search in this area', () => {
  it('covers everything that is in view, in whole kilometres', () => {
    const point = fc.record({ lat: fc.double({ min: 36, max: 54, noNaN: true }), lng: fc.double({ min: -10, max: 19, noNaN: true }) })
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 8 }), (points) => {
        const bounds = boundsOf(points)
        if (!bounds) return
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

  it('replaces the destination and keeps within the distances there are', () => {
    const criteria = { ...everything, theme: 26, destination: { kind: 'city', id: 3 } as const }
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
