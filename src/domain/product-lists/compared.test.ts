import { describe, expect, it } from 'vitest'
import { comparedFacilities, isComparable, toggledChoice } from './compared.ts'

const facility = (code: string) => ({ code, label: code.toUpperCase() })

describe('a comparison', () => {
  it('has up to three stays', () => {
    const three = ['a', 'b', 'c'].reduce<readonly string[]>(toggledChoice, [])
    expect(three).toEqual(['a', 'b', 'c'])
    expect(toggledChoice(three, 'd')).toEqual(three)
    expect(toggledChoice(three, 'b')).toEqual(['a', 'c'])
  })

  it('is of stays that are still sold, sold out or not', () => {
    const stay = { itemCategory: 'weekend' as const }
    expect(isComparable({ state: 'onSale', offer: stay })).toBe(true)
    expect(isComparable({ state: 'soldOut', offer: stay })).toBe(true)
    expect(isComparable({ state: 'expired', offer: stay })).toBe(false)
    expect(isComparable({ state: 'onSale', offer: { itemCategory: 'activity' } })).toBe(false)
  })

  it('lists each facility once, what they share first', () => {
    const products = [{ facilities: [facility('spa'), facility('wifi')] }, { facilities: [facility('wifi'), facility('bar')] }]
    expect(comparedFacilities(products)).toEqual([
      { code: 'wifi', label: 'WIFI', offered: [true, true] },
      { code: 'spa', label: 'SPA', offered: [true, false] },
      { code: 'bar', label: 'BAR', offered: [false, true] },
    ])
  })
})
