import { describe, expect, it } from 'vitest'
import { orderByOf, sortOptions } from './sort-options.ts'
import { sortOf } from './sort.ts'

describe('sort', () => {
  // @rule S9.10
  it('offers each flow its own options', () => {
    expect(sortOptions('booking', false)).toEqual(['priceQuality', 'promo', 'priceAsc', 'popularity'])
    expect(sortOptions('hotel', false)).toEqual(['priceQuality', 'priceAsc', 'popularity'])
    expect(sortOptions('gifting', false)).toEqual(['priceQuality', 'svPriceDesc', 'svPriceAsc'])
    expect(sortOptions('activity', false)).toEqual(['priceQuality', 'priceAsc'])
    expect(sortOptions('activity', true)).toEqual(['priceQuality', 'distance', 'priceAsc'])
  })

  // @rule S9.11
  it('offers distance only where there is a point to measure from', () => {
    expect(sortOptions('booking', true)).toEqual(['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity'])
    expect(orderByOf('distance', 'booking', false)).toBe('priceQuality')
    expect(orderByOf('distance', 'gifting', true)).toBe('distance')
  })

  // @rule S9.12
  it('falls back to price and quality for anything the flow does not know', () => {
    expect(orderByOf('promo', 'gifting', true)).toBe('priceQuality')
    expect(orderByOf('svPriceAsc', 'booking', true)).toBe('priceQuality')
    expect(sortOf('price; drop')).toBe('priceQuality')
    expect(sortOf(null)).toBe('priceQuality')
    expect(sortOf('promo')).toBe('promo')
  })
})
