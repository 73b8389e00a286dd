import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type ActivityPrices, ActivityRequest } from '../../contract/activity.ts'
import { destinationKinds } from '../../contract/destination-kinds.ts'
import { anySearch } from '../search/any-criteria.test-cases.ts'
import { parseSearchCriteria } from '../search/hash.ts'
import { toActivityRequest } from '../search/request-body.ts'
import { toSearchQuery } from '../search/request.ts'
import { activityCriteria } from './activity-criteria.ts'
import {
  activityAdults,
  activityBounds,
  activityPrice,
  adultsInQuery,
  defaultBounds,
  steppedAdults,
  withAdults,
} from './activity-guests.ts'

const price = (sellPrice: number) => ({ barPrice: sellPrice, sellPrice, promo: 0, promoPercentageRounded: 0 })
const prices: ActivityPrices = { 2: price(7600), 3: price(11400), 4: price(15200) }

describe('guests of an activity', () => {
  // @rule S9.32 B4.8
  it('are bounded by the keys of its prices, by one and two where it has none', () => {
    expect(activityBounds(prices)).toEqual({ min: 2, max: 4 })
    expect(activityBounds({})).toEqual({ min: 1, max: 2 })
    expect(defaultBounds).toEqual({ min: 1, max: 2 })
  })

  // @rule B4.9
  it('are the requested ones, else two, else the lowest number with a price', () => {
    expect(activityAdults(prices, 3)).toBe(3)
    expect(activityAdults(prices, undefined)).toBe(2)
    expect(activityAdults(prices, 1)).toBe(2)
    expect(activityAdults(prices, 9)).toBe(2)
    expect(activityAdults({ 2: price(1), 4: price(2) }, 3)).toBe(2)
    expect(activityAdults({}, 2)).toBe(2)
    expect(activityAdults({}, 3)).toBe(1)
    expect(activityAdults({ 1: price(1), 2: price(2) }, 7)).toBe(1)
    expect(activityAdults({ 1: price(1), 2: price(2) }, undefined)).toBe(2)
    expect(activityAdults({ 3: price(1), 4: price(2) }, undefined)).toBe(3)
  })

  // @rule B4.10
  it('ignore a step outside the limits', () => {
    expect(steppedAdults({ min: 2, max: 4 }, 2, -1)).toBe(2)
    expect(steppedAdults({ min: 2, max: 4 }, 4, 1)).toBe(4)
    expect(steppedAdults({ min: 2, max: 4 }, 3, 1)).toBe(4)
  })

  // @rule B4.11
  it('pay the total of their number', () => {
    expect(activityPrice(prices, 3)?.sellPrice).toBe(11400)
    expect(activityPrice(prices, 5)).toBeUndefined()
  })

  // @rule B4.10
  it('are read from and always written to the hash', () => {
    expect(adultsInQuery('#a=3')).toBe(3)
    expect(adultsInQuery('?a=0')).toBeUndefined()
    expect(adultsInQuery('a=21')).toBeUndefined()
    expect(withAdults('theme=26&a=3', 2)).toBe('theme=26&a=2')
    expect(withAdults('', 2)).toBe('a=2')
  })
})

describe('the search for activities', () => {
  const requestOf = (hash: string) =>
    toActivityRequest({
      ...toSearchQuery(activityCriteria(parseSearchCriteria(hash)), { flow: 'activity', page: 1 }),
      locale: 'fr_FR',
    })

  // @rule S7.21 B9.3
  it('requests twenty stays, the page and two adults', () => {
    expect(requestOf('')).toMatchObject({
      locale: 'fr_FR',
      page: 1,
      numberOfPackagesPerHotel: 20,
      filters: { offer: { familyComposition: { adults: 2, children: 0, babies: 0 } } },
      sorting: { orderBy: 'priceQuality' },
    })
  })

  // @rule S7.21
  it('has place, adults and price, but no dates', () => {
    const request = requestOf(
      'city=3&lat=48.85&lng=2.35&distanceMax=50&a=3&theme=26&priceMin=1000&sort=distance&checkin=2027-04-01&checkout=2027-04-02',
    )
    expect(request.filters.property.location).toEqual({ cityId: 3, latitude: 48.85, longitude: 2.35, minDistance: 0, maxDistance: 50 })
    expect(request.filters.offer).toMatchObject({
      categories: { themeIds: [26] },
      familyComposition: { adults: 3 },
      price: { min: 1000, max: 100_000 },
    })
    expect(request.sorting.orderBy).toBe('distance')
    expect(JSON.stringify(request)).not.toContain('2027')
  })

  // @rule S9.31
  it('closes a price range that is open on one side: from 1 euro, up to 1,000', () => {
    const priceOf = (hash: string) => requestOf(hash).filters.offer.price
    expect(priceOf('')).toEqual({})
    expect(priceOf('priceMax=9000')).toEqual({ min: 100, max: 9000 })
    expect(priceOf('priceMin=2000')).toEqual({ min: 2000, max: 100_000 })
  })

  // @rule S3.19
  it('always matches its contract', () => {
    for (const kind of destinationKinds) {
      const request = requestOf(`${kind}=3`)
      expect(v.parse(ActivityRequest, request)).toEqual(request)
      expect(Object.keys(request.filters.property.location)).toHaveLength(kind === 'hotel' ? 0 : 1)
    }
    expect(requestOf('sort=promo').sorting.orderBy).toBe('priceQuality')
  })
})

describe('the criteria of a search for activities', () => {
  it('are those an activity has, whatever an address has besides', () => {
    const all =
      'city=3&lat=48.85&lng=2.35&distanceMax=50&a=3&c=2&b=1&rooms=2&theme=26&priceMin=1000&tags=112&stars=5&facilities=spa&sort=priceAsc&checkin=2027-04-01&checkout=2027-04-02&giftNights=2'
    const own = 'city=3&lat=48.85&lng=2.35&distanceMax=50&a=3&theme=26&priceMin=1000&tags=112&sort=priceAsc'
    expect(activityCriteria(parseSearchCriteria(all))).toEqual(parseSearchCriteria(own))
    expect(activityCriteria(parseSearchCriteria('hotel=1001&a=4'))).toEqual(parseSearchCriteria('a=4'))
  })

  it('stay the same when they are read again, and are sent as they are', () => {
    fc.assert(
      fc.property(anySearch, (criteria) => {
        const own = activityCriteria(criteria)
        expect(activityCriteria(own)).toEqual(own)
        const setting = { flow: 'activity' } as const
        const sent = toSearchQuery(own, setting)
        for (const name of ['child', 'baby', 'singleRoom', 'rooms', 'checkin', 'stars', 'facilities'] as const)
          expect(sent[name]).toBeUndefined()
      }),
    )
  })
})
