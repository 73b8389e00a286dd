import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySearch } from '../search/any-criteria.test-cases.ts'
import { noFilters } from '../search/criteria.ts'
import { appliedFilterCount } from '../search/filter-counts.ts'
import { parseSearchCriteria } from '../search/hash.ts'
import { appliedFilters, clearedFilters, nameOfValue } from './applied-filters.ts'

const keys = (text: string) => appliedFilters(parseSearchCriteria(text), 'booking').map(({ key }) => key)

describe('the applied filters', () => {
  it('are each value by itself, ranges and flags once', () => {
    expect(
      keys('city=5&lat=51&lng=3&distanceMax=40&priceMin=5000&minHotelReviewScore=8&facilities=spa,pool&petsAllowed=1&stars=4'),
    ).toEqual(['distance', 'price', 'score', 'facilities-pets', 'facilities-pool', 'facilities-spa', 'stars-4'])
    expect(keys('city=5')).toEqual([])
  })

  // @rule S4.20
  it('have no distance that is the default', () => {
    expect(keys('city=5&lat=51&lng=3&distanceMax=30')).toEqual([])
    expect(keys('city=5&lat=51&lng=3&distanceMax=31')).toEqual(['distance'])
  })

  it('have no distance that is the place of the search', () => {
    expect(keys('lat=51&lng=3&distanceMax=40')).toEqual([])
    const area = parseSearchCriteria('lat=51&lng=3&distanceMax=40&stars=4')
    expect(clearedFilters(area)).toEqual({ ...noFilters, distance: { min: 0, max: 40 } })
    expect(clearedFilters(parseSearchCriteria('city=5&lat=51&lng=3&distanceMax=40&stars=4'))).toEqual(noFilters)
  })

  it('removed one after the other leave none', () => {
    fc.assert(
      fc.property(anySearch, (criteria) => {
        let left = criteria
        for (let [next] = appliedFilters(left, 'booking'); next; [next] = appliedFilters(left, 'booking')) {
          const after = { ...left, filters: next.without }
          expect(appliedFilters(after, 'booking').length).toBe(appliedFilters(left, 'booking').length - 1)
          left = after
        }
        expect(clearedFilters(criteria)).toEqual(clearedFilters(left))
        expect(appliedFilterCount({ ...left, filters: { ...left.filters, distance: undefined, price: undefined } }, 'booking')).toBe(0)
      }),
    )
  })

  it('are named by their facets', () => {
    const values = [{ id: '7', name: 'Spa', count: 2 }]
    const facets = { totalCount: 2, properties: [{ propertyType: 'highlighted' as const, values }] }
    expect(nameOfValue(facets, 'tags', '7')).toBe('Spa')
    expect(nameOfValue(facets, 'stars', '7')).toBeUndefined()
    expect(nameOfValue(undefined, 'tags', '7')).toBeUndefined()
  })
})
