import { expect, test } from 'vitest'
import { defaultCentre } from './map-view.ts'
import { viewOfPoints } from './view-of-points.ts'

test('a map of points has all of them in view, around their middle', () => {
  const view = viewOfPoints([
    { lat: 43.3, lng: 5.4 },
    { lat: 50.6, lng: 3.06 },
  ])
  expect([view.center.lat, view.center.lng].map((degrees) => Math.round(degrees * 100) / 100)).toEqual([46.95, 4.23])
  expect(view.zoom).toBeGreaterThan(3)
  expect(view.zoom).toBeLessThan(5.5)
})

test('one place is shown as a town is, no place at all from far', () => {
  expect(viewOfPoints([{ lat: 50, lng: 4 }])).toEqual({ center: { lat: 50, lng: 4 }, zoom: 12, key: '' })
  expect(viewOfPoints([]).center).toEqual(defaultCentre)
})
