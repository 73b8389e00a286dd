import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindOfAge, withAge, youngAges, youngGuests } from './ages.ts'

const family = (children: number, babies = 0) => ({ adults: 2, children, babies })

describe('the ages of children', () => {
  it('are the remembered ones that fit the numbers of the address', () => {
    expect(youngGuests(family(2, 1), [7, 1, 4, 9])).toEqual([
      { kind: 'children', age: 7 },
      { kind: 'children', age: 4 },
      { kind: 'babies', age: 1 },
    ])
    expect(youngGuests(family(1, 1), [12, -1])).toEqual([
      { kind: 'children', age: undefined },
      { kind: 'babies', age: undefined },
    ])
  })

  it('decide between child and baby', () => {
    const guests = family(2)
    expect(withAge(guests, youngGuests(guests, [7]), 1, 2)).toEqual({ guests: family(1, 1), ages: [7, 2] })
    expect(withAge(family(0, 1), youngGuests(family(0, 1), [1]), 0, 3)).toEqual({ guests: family(1), ages: [3] })
  })

  it('keep the number of guests, and are remembered as given', () => {
    const age = fc.constantFrom(...youngAges)
    fc.assert(
      fc.property(
        fc.nat(5),
        fc.nat(5),
        fc.array(age, { maxLength: 12 }),
        fc.nat(20),
        age,
        (children, babies, remembered, index, chosen) => {
          const guests = family(children, babies)
          const young = youngGuests(guests, remembered)
          if (young.length === 0) return
          const next = withAge(guests, young, index % young.length, chosen)
          expect(next.guests.children + next.guests.babies).toBe(children + babies)
          const after = youngGuests(next.guests, next.ages)
          expect(after.flatMap((guest) => guest.age ?? []).toSorted()).toEqual([...next.ages].toSorted())
          expect(after.some((guest) => guest.age === chosen && guest.kind === kindOfAge(chosen))).toBe(true)
        },
      ),
    )
  })
})
