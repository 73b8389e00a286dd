import { expect, test } from 'vitest'
import { carriedCriteria } from './carried-criteria.ts'

const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } } as const

// @rule S2.26
test('a filter form has guests, dates and sort in hidden fields, but neither filters nor criteria of the path', () => {
  const base = { path: { destination: bruges }, query: 'city=3&lat=51.2&lng=3.22&a=3&stars=4&priceMin=5000&sort=promo&page=2' }
  expect(carriedCriteria(base, 'booking')).toEqual([
    ['a', '3'],
    ['sort', 'promo'],
  ])
  expect(carriedCriteria({ ...base, query: 'stars=4&priceMin=5000&tags=7&facilities=pets' }, 'booking', false)).toEqual([
    ['petsAllowed', 'true'],
    ['tags', '7'],
  ])
  expect(carriedCriteria({ path: {}, query: '' }, 'gifting')).toEqual([['flow', 'gifting']])
})
