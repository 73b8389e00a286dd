import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittingTerms } from '../../../origin/pricing/guests.ts'
import type { Beds } from '../../contract/stay.ts'
import { guestsByRoom, type SleepingPlace, whoSleepsWhere } from './sleeping-places.ts'

const guests = (adults: number, children = 0, babies = 0) => ({ adults, children, babies })
const double: Beds = { kind: 'queen', count: 1, sleeps: 2 }
const sofa: Beds = { kind: 'sofa', count: 1, sleeps: 2 }
const extra: Beds = { kind: 'extra', count: 1, sleeps: 1 }
const room = (...beds: Beds[]) => ({ beds, maxCapacity: beds.reduce((sum, bed) => sum + bed.count * bed.sleeps, 0) })
const text = (rooms: readonly (readonly SleepingPlace[])[] | undefined) =>
  rooms?.map((places) => places.map(({ bed, adults, children }) => `${bed} ${adults}+${children}`).join(', '))

describe('who sleeps where', () => {
  it.each([
    [guests(2), room(double), ['queen 2+0']],
    [guests(2, 1), room(double, extra), ['queen 2+0, extra 0+1']],
    [guests(2, 2, 1), room(double, sofa, extra), ['queen 2+0, sofa 0+2, cot 0+0']],
    [guests(1, 1), room(double, extra), ['queen 1+0, extra 0+1']],
    [guests(1, 1), room(double), ['queen 1+1']],
    [guests(2), room({ kind: 'single', count: 2, sleeps: 1 }), ['single 1+0, single 1+0']],
    [guests(2, 1), room(double), ['queen 1+0', 'queen 1+1']],
    [guests(3), room(double, extra), ['queen 2+0', 'queen 1+0']],
  ])('%j in a room of %j', (all, each, expected) => {
    expect(text(whoSleepsWhere(all, each))).toEqual(expected)
  })

  it('is not known without enough adults, beds or facts', () => {
    expect(whoSleepsWhere(guests(1, 3), room(double))).toBeUndefined()
    expect(whoSleepsWhere(guests(2), { beds: [], maxCapacity: 2 })).toBeUndefined()
    expect(whoSleepsWhere(guests(2, 1), { beds: [double], maxCapacity: 3 })).toBeUndefined()
  })

  const anyGuests = fc.record({ adults: fc.integer({ min: 1, max: 20 }), children: fc.nat(10), babies: fc.nat(10) })
  const anyRoom = fc
    .array(
      fc.record({
        kind: fc.constantFrom('queen', 'single', 'sofa', 'extra'),
        count: fc.integer({ min: 1, max: 3 }),
        sleeps: fc.constantFrom(1, 2),
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((beds) => room(...(beds as Beds[])))

  it('has a place for everybody, none in a full bed, and a cot for each baby', () => {
    fc.assert(
      fc.property(anyGuests, anyRoom, (all, each) => {
        const rooms = whoSleepsWhere(all, each)
        if (!rooms) return
        const places = rooms.flat()
        const sum = (count: (place: SleepingPlace) => number) => places.reduce((total, place) => total + count(place), 0)
        expect(sum(({ adults }) => adults)).toBe(all.adults)
        expect(sum(({ children }) => children)).toBe(all.children)
        expect(sum(({ bed }) => (bed === 'cot' ? 1 : 0))).toBe(all.babies)
        const largest = Math.max(...each.beds.map(({ sleeps }) => sleeps))
        for (const { adults, children } of places) expect(adults + children).toBeLessThanOrEqual(largest)
        for (const own of rooms) expect(own.some(({ adults }) => adults > 0)).toBe(true)
      }),
    )
  })

  it('is in as many rooms as the price is for', () => {
    fc.assert(
      fc.property(anyGuests, fc.integer({ min: 2, max: 6 }), (all, maxCapacity) => {
        const terms = fittingTerms({ adult: all.adults, child: all.children, baby: all.babies }, maxCapacity)
        const rooms = guestsByRoom(all, maxCapacity)
        if (terms.guestsARoom > maxCapacity) expect(rooms).toBeUndefined()
        else expect(rooms).toHaveLength(terms.rooms)
      }),
    )
  })
})
