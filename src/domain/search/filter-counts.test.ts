import { describe, expect, it } from 'vitest'
import type { SearchFlow } from '../sort/sort.ts'
import { appliedFilterCount, filterBarCounts } from './filter-counts.ts'
import { parseSearchCriteria } from './hash.ts'

describe('filter counts', () => {
  const counted = (text: string, flow: SearchFlow = 'booking') => {
    const criteria = parseSearchCriteria(text)
    return [appliedFilterCount(criteria, flow), filterBarCounts(criteria, flow).more]
  }

  // @rule S4.20 S4.21
  it('counts each item, the stars once under More', () => {
    expect(counted('')).toEqual([0, 0])
    expect(counted('tags=1,2&stars=4,5&facilities=spa,pets&hotelTypes=castle&minHotelReviewScore=8')).toEqual([8, 3])
  })

  // @rule S4.20
  it('counts a budget and a distance only when they are not the default range', () => {
    expect(counted('priceMin=900&priceMax=25000')).toEqual([0, 0])
    expect(counted('priceMin=1000&priceMax=20000')).toEqual([1, 0])
    expect([counted('priceMin=500'), counted('priceMin=500', 'activity')]).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect(counted('city=3&lat=48&lng=2&distanceMax=30')).toEqual([0, 0])
    expect(counted('city=3&lat=48&lng=2&distanceMax=31')).toEqual([1, 0])
    expect(counted('lat=48&lng=2&distanceMax=200')).toEqual([0, 0])
    expect(counted('lat=48&lng=2&distanceMin=1&distanceMax=200')).toEqual([1, 0])
  })

  // @rule S4.22
  it('counts for the buttons of the filter bar, each filter on one of them', () => {
    const criteria = parseSearchCriteria('tags=1,2&facilities=spa,pets&priceMax=9900&lat=48&lng=2&distanceMax=150&stars=3,4')
    expect(filterBarCounts(criteria, 'booking')).toEqual({ activities: 2, facilities: 2, price: 1, distance: 1, more: 1 })
  })

  // @rule S4.20
  it('counts the default distance on no screen', () => {
    for (const text of ['city=3&lat=48&lng=2&distanceMax=30', 'lat=48&lng=2&distanceMax=200'])
      expect(filterBarCounts(parseSearchCriteria(text), 'booking').distance).toBe(0)
  })
})
