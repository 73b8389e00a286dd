import { expect, test } from 'vitest'
import { areaZoom } from './view-of-search.ts'

test.each([
  [0.5, 13.7],
  [30, 8.8],
  [200, 6.1],
  [100_000, 3],
])('a circle of %s km is seen whole at zoom %s', (radius, zoom) => expect(areaZoom({ lat: 50, lng: 4 }, radius)).toBeCloseTo(zoom, 0))
