import 'temporal-polyfill/global'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/search-query.ts'
import { anySearch } from './any-criteria.test-cases.ts'
import { appliedFilterCount, filterBarCounts, moreFiltersCount } from './criteria-counts.ts'
import { parseSearchCriteria } from './parse-search.ts'
import { everything } from './search-criteria.ts'
import { toSearchQuery } from './search-query.ts'

const locale = 'fr_FR' as const

describe('search query', () => {
  it('is always what the search accepts', () => {
    const settings = fc.record({
      locale: fc.constant(locale),
      flow: fc.constantFrom('booking' as const, 'gifting' as const),
      page: fc.nat(999),
    })
    fc.assert(
      fc.property(anySearch, settings, (criteria, setting) => {
        const answer = v.safeParse(SearchQuery, toSearchQuery(criteria, setting))
        expect(answer.issues).toBeUndefined()
      }),
    )
  })

  it('is what the search accepts with the longest lists that a hash can carry', () => {
    const tags = Array.from({ length: 70 }, (_, at) => String(at).padEnd(40, 'x')).join(',')
    const query = toSearchQuery(parseSearchCriteria(`tags=${tags}&facilities=${tags}`), { locale, flow: 'booking' })
    expect(query['tags']?.split(',')).toHaveLength(60)
    expect(v.safeParse(SearchQuery, query).issues).toBeUndefined()
  })

  it('leaves defaults out', () => {
    expect(toSearchQuery(everything, { locale, flow: 'booking', page: 0 })).toEqual({ locale, flow: 'booking' })
  })

  it('names criteria as the calls do', () => {
    const criteria = parseSearchCriteria('city=3&checkin=2026-12-30&checkout=2027-01-02&a=3&b=1&sort=promo&stars=5,4&priceMin=5000')
    expect(toSearchQuery(criteria, { locale, flow: 'booking', page: 2, limit: 3, minisite: 360, excludedHotelIds: [7, 9] })).toEqual({
      locale,
      flow: 'booking',
      minisite: '360',
      city: '3',
      checkin: '2026-12-30',
      nights: '3',
      adult: '3',
      baby: '1',
      singleRoom: 'true',
      stars: '4,5',
      priceMin: '5000',
      orderBy: 'promo',
      page: '2',
      limit: '3',
      excludedHotelIds: '7,9',
    })
  })

  it('searches gifts for two, without dates, in an order gifts have', () => {
    const criteria = parseSearchCriteria('checkin=2026-12-30&checkout=2027-01-02&a=3&c=2&sort=promo&giftNights=2')
    expect(toSearchQuery(criteria, { locale, flow: 'gifting' })).toEqual({ locale, flow: 'gifting', giftNights: '2' })
  })
})

describe('filter counts', () => {
  const counted = (text: string) => [appliedFilterCount(parseSearchCriteria(text)), moreFiltersCount(parseSearchCriteria(text))]

  it('counts each item, the stars once under More', () => {
    expect(counted('')).toEqual([0, 0])
    expect(counted('tags=1,2&stars=4,5&facilities=spa,pets&hotelTypes=castle&minHotelReviewScore=8')).toEqual([8, 7])
  })

  it('counts a budget and a distance only when they are not the default range', () => {
    expect(counted('priceMin=900&priceMax=25000')).toEqual([0, 0])
    expect(counted('priceMin=1000&priceMax=20000')).toEqual([1, 1])
    expect(counted('city=3&lat=48&lng=2&distanceMax=30')).toEqual([0, 0])
    expect(counted('city=3&lat=48&lng=2&distanceMax=31')).toEqual([1, 1])
    expect(counted('lat=48&lng=2&distanceMax=200')).toEqual([0, 0])
    expect(counted('lat=48&lng=2&distanceMin=1&distanceMax=200')).toEqual([1, 1])
  })

  it('counts for the buttons of the filter bar', () => {
    const criteria = parseSearchCriteria('tags=1,2&facilities=spa,pets&priceMax=9900&lat=48&lng=2&distanceMax=200')
    expect(filterBarCounts(criteria)).toEqual({ activities: 2, facilities: 2, price: 1, distance: 1 })
  })
})
