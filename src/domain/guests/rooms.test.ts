import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guestsARoom, splitGuests } from './rooms.ts'

const family = (adults: number, children = 0, babies = 0) => ({ adults, children, babies })

describe('guests in several rooms', () => {
  it('fit into as many of the fullest room, with an adult in each', () => {
    expect(guestsARoom(family(6, 4), 2)).toEqual(family(3, 2))
    expect(guestsARoom(family(5, 3, 1), 2)).toEqual(family(3, 2, 1))
    expect(guestsARoom(family(1, 5), 2)).toBeUndefined()
    const guests = fc.record({ adults: fc.integer({ min: 1, max: 20 }), children: fc.nat(10), babies: fc.nat(10) })
    fc.assert(
      fc.property(guests, fc.integer({ min: 2, max: 4 }), (all, rooms) => {
        const each = guestsARoom(all, rooms)
        expect(each === undefined).toBe(all.adults < rooms)
        for (const kind of each ? (['adults', 'children', 'babies'] as const) : []) {
          expect((each?.[kind] ?? 0) * rooms).toBeGreaterThanOrEqual(all[kind])
          expect(((each?.[kind] ?? 0) - 1) * rooms).toBeLessThan(all[kind])
        }
      }),
    )
  })

  it('are proposed to families of more than four', () => {
    expect(splitGuests(family(6, 4), 'booking')).toEqual(family(3, 2))
    expect(splitGuests(family(2, 2, 2), 'booking')).toBeUndefined()
    expect(splitGuests(family(8), 'booking')).toBeUndefined()
    expect(splitGuests(family(6, 4), 'gifting')).toBeUndefined()
  })
})
