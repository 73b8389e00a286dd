import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { remaining, untilNextTick } from './remaining.ts'

const end = Date.parse('2026-12-01T19:00:00Z')

describe('the countdown', () => {
  it('splits what is left into days, hours, minutes and seconds', () => {
    expect(remaining(end, Date.parse('2026-11-29T17:58:57Z'))).toEqual({ days: 2, hours: 1, minutes: 1, seconds: 3 })
  })

  it('stops at zero', () => {
    const none = { days: 0, hours: 0, minutes: 0, seconds: 0 }
    expect(remaining(end, end)).toEqual(none)
    expect(remaining(end, end + 90_000)).toEqual(none)
    expect(untilNextTick(end, end)).toBe(0)
    expect(untilNextTick(end, end + 1)).toBe(0)
  })

  it('loses exactly one second at each tick', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * 86_400_000 }), (left) => {
        const total = (now: number) => {
          const { days, hours, minutes, seconds } = remaining(end, now)
          return days * 86_400 + hours * 3600 + minutes * 60 + seconds
        }
        const now = end - left
        const tick = untilNextTick(end, now)
        expect(tick).toBeGreaterThan(0)
        expect(total(now) - total(now + tick)).toBe(1)
        expect(total(now + tick - 1)).toBe(total(now))
      }),
    )
  })
})
