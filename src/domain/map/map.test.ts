import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everything } from '../criteria/search-criteria.ts'
import { circleOf, inThisArea, kilometresBetween } from './area-search.ts'
import { boundsOf, zoomFor } from './map-view.ts'

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
