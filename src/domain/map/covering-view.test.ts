import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveringView } from './covering-view.ts'
import { pixelsOf } from './mercator.ts'

const normandy = { center: { lat: 49.1, lng: 0.2 }, zoom: 8, key: 'region 2' }
const size = { width: 521, height: 805 }

describe('the view of a place with its results', () => {
  it('is that of the place where they are in it', () => {
    expect(coveringView(normandy, [], size)).toBe(normandy)
    expect(coveringView(normandy, [{ lat: 49.4, lng: 0.1 }], size)).toBe(normandy)
  })

  it('is as close as the place’s around results that only its centre leaves out', () => {
    const cherbourg = { lat: 49.64, lng: -1.62 }
    expect(coveringView(normandy, [cherbourg], size)).toEqual({ ...normandy, center: cherbourg })
  })

  it('has every result in it, and is never closer than that of the place', () => {
    const point = fc.record({ lat: fc.double({ min: 36, max: 53, noNaN: true }), lng: fc.double({ min: -9, max: 18, noNaN: true }) })
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), (points) => {
        const { center, zoom } = coveringView(normandy, points, size)
        expect(zoom).toBeLessThanOrEqual(normandy.zoom)
        const middle = pixelsOf(center, zoom)
        for (const at of points.map((each) => pixelsOf(each, zoom))) {
          expect(Math.abs(at.x - middle.x)).toBeLessThan(size.width / 2)
          expect(Math.abs(at.y - middle.y)).toBeLessThan(size.height / 2)
        }
      }),
    )
  })
})
