import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { keyTarget, limitsOf, moved, nearestThumb, shareOf, valueAt } from './thumbs.ts'

const track = { min: 9, max: 250, step: 1 }
const thumbs = { min: 50, max: 120 }

test.each([
  ['ArrowRight', 'min', 51],
  ['ArrowUp', 'max', 121],
  ['ArrowLeft', 'max', 119],
  ['ArrowDown', 'min', 49],
  ['PageUp', 'min', 60],
  ['PageDown', 'max', 110],
  ['Home', 'min', 9],
  ['End', 'min', 120],
  ['Home', 'max', 50],
  ['End', 'max', 250],
  ['Tab', 'min', undefined],
] as const)('%s on the %s thumb', (key, thumb, to) => expect(keyTarget(key, thumb, thumbs, track)).toBe(to))

describe('thumbs', () => {
  it('do not pass each other', () => {
    expect(moved('min', 200, thumbs, track)).toEqual({ min: 120, max: 120 })
    expect(moved('max', 0, thumbs, track)).toEqual({ min: 50, max: 50 })
    expect(limitsOf('min', thumbs, track)).toEqual({ min: 9, max: 120 })
  })

  it('stay on the track and on its steps, wherever they are moved', () => {
    const coarse = { min: 0, max: 100, step: 5 }
    fc.assert(
      fc.property(fc.constantFrom('min' as const, 'max' as const), fc.double({ min: -500, max: 500, noNaN: true }), (thumb, to) => {
        const after = moved(thumb, to, { min: 20, max: 60 }, coarse)
        expect(after.min).toBeLessThanOrEqual(after.max)
        expect([after.min, after.max].every((value) => value >= 0 && value <= 100 && value % 5 === 0)).toBe(true)
      }),
    )
  })

  it('move to a press near them', () => {
    expect(nearestThumb(60, thumbs)).toBe('min')
    expect(nearestThumb(110, thumbs)).toBe('max')
    expect(nearestThumb(40, { min: 50, max: 50 })).toBe('min')
    expect(nearestThumb(60, { min: 50, max: 50 })).toBe('max')
  })

  it('are placed at their value on the track', () => {
    expect(valueAt(shareOf(120, track), track)).toBeCloseTo(120)
    expect(valueAt(2, track)).toBe(250)
    expect(shareOf(3, { min: 3, max: 3, step: 1 })).toBe(0)
  })
})
