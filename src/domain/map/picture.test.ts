import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kilometresBetween } from './area-search.ts'
import { clipLine, clipRing } from './clip.ts'
import { metresPerPixel, pixelsOf, scaleBar } from './mercator.ts'

const frame = { left: 0, top: 0, right: 100, bottom: 50 }
const points = fc.array(fc.record({ x: fc.integer({ min: -200, max: 300 }), y: fc.integer({ min: -200, max: 300 }) }), {
  minLength: 3,
  maxLength: 12,
})
const near = 1e-6
const inFrame = ({ x, y }: { x: number; y: number }) => x >= -near && x <= 100 + near && y >= -near && y <= 50 + near

describe('clipping', () => {
  it('leaves nothing of a ring outside the frame, and all of one inside it', () => {
    fc.assert(fc.property(points, (ring) => void expect(clipRing(ring, frame).every(inFrame)).toBe(true)))
    const inside = fc.array(fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 50 }) }), { minLength: 3 })
    fc.assert(fc.property(inside, (ring) => void expect(clipRing(ring, frame)).toEqual(ring)))
  })

  it('fills the frame where a ring surrounds it', () => {
    const around = [
      { x: -10, y: -10 },
      { x: 200, y: -10 },
      { x: 200, y: 90 },
      { x: -10, y: 90 },
    ]
    expect(new Set(clipRing(around, frame).map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(['0 0', '100 0', '100 50', '0 50']))
  })

  it('leaves out the far stretches of a line', () => {
    const line = [10, 20, 400, 500, 60, 50].map((x) => ({ x, y: x > 300 ? 400 : 25 }))
    expect(clipLine(line, frame).map((stretch) => stretch.map(({ x }) => x))).toEqual([
      [10, 20, 400],
      [500, 60, 50],
    ])
  })
})

describe('the scale of a picture', () => {
  it('measures as the distance along the surface does', () => {
    fc.assert(
      fc.property(fc.double({ min: 36, max: 56, noNaN: true }), fc.integer({ min: 6, max: 14 }), (lat, zoom) => {
        const from = pixelsOf({ lat, lng: 3 }, zoom)
        const to = pixelsOf({ lat, lng: 3.05 }, zoom)
        const kilometres = ((to.x - from.x) * metresPerPixel(lat, zoom)) / 1000
        expect(kilometres).toBeCloseTo(kilometresBetween({ lat, lng: 3 }, { lat, lng: 3.05 }), 1)
      }),
    )
  })

  it.each([
    [49, 10, 120, 5],
    [49, 10, 90, 2],
    [49, 8, 120, 20],
  ])('at latitude %d, zoom %d, at most %d pixels is %d kilometres', (lat, zoom, maxPixels, kilometres) => {
    const bar = scaleBar(lat, zoom, maxPixels)
    expect(bar.kilometres).toBe(kilometres)
    expect(bar.pixels).toBeLessThanOrEqual(maxPixels)
  })
})
