import { expect, test } from 'vitest'
import { pageHref } from './page-href.ts'

test.each([
  ['https://escale.test/fr/week-ends?flow=gifting#stars=4', 2, '/fr/week-ends?flow=gifting&page=2#stars=4'],
  ['https://escale.test/fr/week-ends?page=2#stars=4', 0, '/fr/week-ends#stars=4'],
  ['https://escale.test/fr/week-ends', 1, '/fr/week-ends?page=1'],
])('page of %s', (address, page, expected) => expect(pageHref(new URL(address), page)).toBe(expected))
