import { expect, it } from 'vitest'
import { endpointOf } from './endpoint-kind.ts'

it.each([
  ['/robots.txt', 'robots.txt'],
  ['/pictures/bedroom-day_640_360.avif', 'pictures'],
  ['/api/nothing', 'api'],
  ['/anything/else', 'other'],
  ['/', 'other'],
])('%s without a page is %s', (path, endpoint) => {
  expect(endpointOf(path)).toBe(endpoint)
})
