import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { showsFamilyNotice } from './family-notice.ts'
import {
  defaultGuests,
  giftGuests,
  guestAges,
  guestKinds,
  guestLimits,
  guestLimitsIn,
  guestsInFlow,
  inSingleRoom,
  withGuests,
  withinLimits,
} from './guests.ts'

describe('guests', () => {
  // @rule S4.45 S5.21
  it('ignores a step outside the limits', () => {
    expect(withGuests(defaultGuests, 'adults', 0)).toBe(defaultGuests)
    expect(withGuests(defaultGuests, 'adults', 21)).toBe(defaultGuests)
    expect(withGuests(defaultGuests, 'children', 11)).toBe(defaultGuests)
    expect(withGuests(defaultGuests, 'babies', -1)).toBe(defaultGuests)
    expect(withGuests(defaultGuests, 'adults', 20).adults).toBe(20)
    expect(withGuests(defaultGuests, 'babies', 10).babies).toBe(10)
  })

  // @rule S3.9 B2.2 B5.7
  it('is two adults at first', () => expect(defaultGuests).toEqual({ adults: 2, children: 0, babies: 0 }))

  // @rule S9.18
  it('are adults from 12, children from 3 to 11, babies up to 2', () => {
    expect(guestAges).toEqual({ adults: { from: 12 }, children: { from: 3, to: 11 }, babies: { from: 0, to: 2 } })
  })

  // @rule S9.19
  it('keeps to the bounds of an activity', () => {
    const limits = { adults: { min: 1, max: 2 } }
    expect(withGuests(defaultGuests, 'adults', 3, limits)).toBe(defaultGuests)
    expect(withGuests(defaultGuests, 'adults', 1, limits).adults).toBe(1)
    expect(withGuests(defaultGuests, 'children', 1, limits)).toBe(defaultGuests)
  })

  // @rule S4.45
  it('never exceeds the limits', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...guestKinds), fc.oneof(fc.integer({ min: -3, max: 25 }), fc.double())))
    fc.assert(
      fc.property(steps, (changes) => {
        const guests = changes.reduce((occupancy, [kind, count]) => withGuests(occupancy, kind, count), defaultGuests)
        return guestKinds.every((kind) => withinLimits(kind, guests[kind]))
      }),
    )
  })

  // @rule S4.46
  it('forces a single room with children or babies only', () => {
    expect(inSingleRoom({ adults: 6, children: 0, babies: 0 })).toBe(false)
    expect(inSingleRoom({ adults: 2, children: 1, babies: 0 })).toBe(true)
    expect(inSingleRoom({ adults: 2, children: 0, babies: 1 })).toBe(true)
  })

  // @rule S9.20 B4.20
  it('is two adults for a gift', () => {
    const family = { adults: 3, children: 2, babies: 1 }
    expect(guestsInFlow(family, 'gifting')).toEqual(giftGuests)
    expect(guestsInFlow(family, 'booking')).toBe(family)
  })

  // @rule S2.34
  it('notices a family outside the Family theme', () => {
    const family = { adults: 2, children: 1, babies: 0 }
    expect(showsFamilyNotice(family, undefined, 'booking')).toBe(true)
    expect(showsFamilyNotice(family, 26, 'booking')).toBe(true)
    expect(showsFamilyNotice(family, 39, 'booking')).toBe(false)
    expect(showsFamilyNotice(defaultGuests, undefined, 'booking')).toBe(false)
  })

  // @rule S2.34
  it('notices no family where a gift for two is searched', () => {
    expect(showsFamilyNotice({ adults: 2, children: 1, babies: 0 }, undefined, 'gifting')).toBe(false)
  })
})

it('an activity is searched for adults only, at most as many as it takes', () => {
  expect(guestLimitsIn('activity', 6)).toEqual({ adults: { min: 1, max: 6 } })
  expect(guestLimitsIn('activity')).toEqual({ adults: guestLimits.adults })
  expect(guestLimitsIn('booking', 6)).toEqual(guestLimits)
  expect(guestsInFlow({ adults: 3, children: 2, babies: 1 }, 'activity')).toEqual({ adults: 3, children: 0, babies: 0 })
})
