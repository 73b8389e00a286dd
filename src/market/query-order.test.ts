import { expect, test } from 'vitest'
import { inOneOrder } from './query-order.ts'

test.each([
  ['', ''],
  ['theme=12&country=724&flow=gifting', 'country=724&flow=gifting&theme=12'],
  ['priceMin=1&price=2&a=3', 'a=3&price=2&priceMin=1'],
])('%s is written as %s', (query, ordered) => expect(inOneOrder(query)).toBe(ordered))
