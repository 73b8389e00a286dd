import { expect, test } from 'vitest'
import { knownQuery } from './known-query.ts'

// @rule S2.38
test.each([
  ['unknown=1&stars=4', 'stars=4'],
  ['stars=5&stars=4', 'stars=5,4'],
  ['a=3&a=4', 'a=3'],
  ['a=&a=4', 'a=4'],
  ['checkin=2026-12-04&checkin=2026-12-05', 'checkin=2026-12-04'],
  ['theme=26&page=1&a=3', 'a=3&page=1&theme=26'],
])('of the query %s a page knows %s', (query, known) =>
  expect(decodeURIComponent(knownQuery(new URLSearchParams(query)).toString())).toBe(known),
)
