import { expect, test } from 'vitest'
import { parseSearchCriteria } from '../search/hash.ts'
import { fallbackShowsDistance, showsDistance } from './result-list.ts'

// @rule S2.36
test.each([
  ['city=5', true],
  ['poi=5', true],
  ['searesort=5', true],
  ['skiresort=5', true],
  ['lat=48&lng=2', true],
  ['region=5&lat=48&lng=2&distanceMax=20', true],
  ['region=5&lat=48&lng=2&sort=distance', true],
  ['region=5', false],
  ['department=5', false],
  ['touristicregion=5', false],
  ['country=5', false],
  ['theme=26', false],
])('results of %s show their distance: %s', (criteria, expected) => expect(showsDistance(parseSearchCriteria(criteria))).toBe(expected))

test.each([
  ['the region around a province', true, false],
  ['the surroundings of a town', false, true],
])('distances of a fallback to %s', (_, isExpanded, expected) => {
  const criteria = parseSearchCriteria('region=5&lat=48&lng=2&sort=distance')
  expect(fallbackShowsDistance({ criteria, destination: { label: 'Wallonie', isAround: !isExpanded, isExpanded } })).toBe(expected)
})
