import { expect, it } from 'vitest'
import { endpointOf, isFoundPicture } from './endpoint-kind.ts'

it.each([
  ['/robots.txt', 'robots.txt'],
  ['/pictures/bedroom-day_640_360.avif', 'pictures'],
  ['/api/nothing', 'api'],
  ['/anything/else', 'other'],
  ['/', 'other'],
])('%s without a page is %s', (path, endpoint) => {
  expect(endpointOf(path)).toBe(endpoint)
})

it.each([
  ['pictures', 200, true],
  ['partners', 304, true],
  ['map-pictures', 200, true],
  ['pictures', 404, false],
  ['map-pictures', 502, false],
  ['robots.txt', 200, false],
  ['home', 304, false],
])('%s with status %i as a picture that was found: %s', (endpoint, status, isFound) => {
  expect(isFoundPicture(endpoint, status)).toBe(isFound)
})
