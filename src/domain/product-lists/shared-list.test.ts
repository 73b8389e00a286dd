import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultGuests } from '../guests/guests.ts'
import { formatSharedList, parseSharedList } from './shared-list.ts'

const dates = { checkin: '2027-04-02', checkout: '2027-04-04' }

describe('a wishlist in an address', () => {
  it('has the products in order, the dates and the guests', () => {
    const list = { wishes: ['STAY:10572', 'ACTIVITY:700001'], dates, guests: { adults: 3, children: 1, babies: 0 } }
    expect(formatSharedList(list)).toBe('ids=10572-a700001&checkin=2027-04-02&checkout=2027-04-04&a=3&c=1')
    expect(parseSharedList(`?${formatSharedList(list)}`)).toEqual(list)
  })

  it('is read as it was written', () => {
    const wish = fc.tuple(fc.constantFrom('STAY', 'ACTIVITY'), fc.integer({ min: 1, max: 999_999_999 })).map((parts) => parts.join(':'))
    fc.assert(
      fc.property(fc.uniqueArray(wish, { minLength: 1, maxLength: 30 }), (wishes) => {
        const list = { wishes, dates: undefined, guests: defaultGuests }
        expect(parseSharedList(formatSharedList(list))).toEqual(list)
      }),
    )
  })

  it('has the first thirty products', () => {
    const wishes = Array.from({ length: 40 }, (_, at) => `STAY:${at + 1}`)
    expect(parseSharedList(formatSharedList({ wishes, dates, guests: defaultGuests }))?.wishes).toEqual(wishes.slice(0, 30))
  })

  it('is none with an invalid product, too many, or no products', () => {
    const tooMany = Array.from({ length: 31 }, (_, at) => at + 1).join('-')
    for (const ids of ['', '0', '12x', 'a', '1,2', '1-<b>', '1234567890', tooMany]) expect(parseSharedList(`?ids=${ids}`)).toBeUndefined()
    expect(parseSharedList('?checkin=2027-04-02')).toBeUndefined()
  })

  it('loses invalid dates alone', () => {
    expect(parseSharedList('?ids=7&checkin=2027-04-02&checkout=2027-02-31&a=99')).toEqual({
      wishes: ['STAY:7'],
      dates: undefined,
      guests: defaultGuests,
    })
  })

  it('is read without errors from any text', () => {
    fc.assert(fc.property(fc.string(), (ids) => void parseSharedList(`ids=${encodeURIComponent(ids)}`)))
  })
})
