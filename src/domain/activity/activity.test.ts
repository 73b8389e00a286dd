import 'temporal-polyfill/global'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ActivityQuestion, type ActivityPrices } from '../../contract/activity.ts'
import { destinationKinds } from '../../contract/geo.ts'
import { parseSearchCriteria } from '../criteria/parse-search.ts'
import { activityAdults, activityBounds, activityPrice, askedAdults, defaultBounds, steppedAdults, withAdults } from './activity-guests.ts'
import { activityQuestion } from './activity-question.ts'
import { serverAnswerHolds } from './server-answer.ts'

const price = (sellPrice: number) => ({ barPrice: sellPrice, sellPrice, promo: 0, promoPercentageRounded: 0 })
const prices: ActivityPrices = { 2: price(7600), 3: price(11400), 4: price(15200) }

describe('guests of an activity', () => {
  it('are bounded by the keys of its prices, by one and two where it has none', () => {
    expect(activityBounds(prices)).toEqual({ min: 2, max: 4 })
    expect(activityBounds({})).toEqual({ min: 1, max: 2 })
    expect(defaultBounds).toEqual({ min: 1, max: 2 })
  })

  it('are those asked for, or two, and the lowest that has a price where those have none', () => {
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

  it('ignore a step outside the limits', () => {
    expect(steppedAdults({ min: 2, max: 4 }, 2, -1)).toBe(2)
    expect(steppedAdults({ min: 2, max: 4 }, 4, 1)).toBe(4)
    expect(steppedAdults({ min: 2, max: 4 }, 3, 1)).toBe(4)
  })

  it('pay what the server says for so many', () => {
    expect(activityPrice(prices, 3)?.sellPrice).toBe(11400)
    expect(activityPrice(prices, 5)).toBeUndefined()
  })

  it('are read from and always written to the hash', () => {
    expect(askedAdults('#a=3')).toBe(3)
    expect(askedAdults('?a=0')).toBeUndefined()
    expect(askedAdults('a=21')).toBeUndefined()
    expect(withAdults('theme=26&a=3', 2)).toBe('theme=26&a=2')
    expect(withAdults('', 2)).toBe('a=2')
  })
})

describe('the search for activities', () => {
  const asked = (hash: string) => activityQuestion(parseSearchCriteria(hash), { locale: 'fr_FR', page: 1 })

  it('asks for twenty packages, the page and two adults', () => {
    expect(asked('')).toMatchObject({
      locale: 'fr_FR',
      page: 1,
      numberOfPackagesPerHotel: 20,
      filters: { offer: { familyComposition: { adults: 2, children: 0, babies: 0 } } },
      sorting: { orderBy: 'priceQuality' },
    })
  })

  it('says where, for how many and at what price; never when', () => {
    const question = asked(
      'city=3&lat=48.85&lng=2.35&distanceMax=50&a=3&theme=26&priceMin=1000&sort=distance&checkin=2027-04-01&checkout=2027-04-02',
    )
    expect(question.filters.property.location).toEqual({ cityId: 3, latitude: 48.85, longitude: 2.35, minDistance: 0, maxDistance: 50 })
    expect(question.filters.offer).toMatchObject({
      categories: { themeIds: [26] },
      familyComposition: { adults: 3 },
      price: { min: 1000, max: 100_000 },
    })
    expect(question.sorting.orderBy).toBe('distance')
    expect(JSON.stringify(question)).not.toContain('2027')
  })

  it('closes a price range that is open on one side: from 1 euro, up to 1,000', () => {
    const priceOf = (hash: string) => asked(hash).filters.offer.price
    expect(priceOf('')).toEqual({})
    expect(priceOf('priceMax=9000')).toEqual({ min: 100, max: 9000 })
    expect(priceOf('priceMin=2000')).toEqual({ min: 2000, max: 100_000 })
  })

  it('fits its contract wherever it looks', () => {
    for (const kind of destinationKinds) {
      const question = asked(`${kind}=3`)
      expect(v.parse(ActivityQuestion, question)).toEqual(question)
      expect(Object.keys(question.filters.property.location)).toHaveLength(kind === 'hotel' ? 0 : 1)
    }
    expect(asked('sort=promo').sorting.orderBy).toBe('priceQuality')
  })
})

describe('the activities the server rendered', () => {
  it.each([
    ['', 0, 0, true],
    ['#a=2', 0, 0, true],
    ['#main', 0, 0, true],
    ['#a=3', 0, 0, false],
    ['#theme=26', 0, 0, false],
    ['', 1, 0, false],
    ['', 1, 1, true],
  ])('with hash "%s", page %i asked and %i rendered: %s', (hash, page, served, holds) => {
    expect(serverAnswerHolds(hash, page, { query: '', page: served })).toBe(holds)
  })

  it.each([
    ['', 'a=3', true],
    ['#main', 'a=3', true],
    ['#a=2', 'a=3', false],
    ['#a=3', 'a=3', true],
    ['#theme=26', 'theme=26&utm=x', true],
  ])('with hash "%s" over the query "%s": %s', (hash, query, holds) => {
    expect(serverAnswerHolds(hash, 0, { query, page: 0 })).toBe(holds)
  })
})
