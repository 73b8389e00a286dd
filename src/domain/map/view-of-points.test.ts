import { expect, test } from 'vitest'
import { defaultCentre } from './map-view.ts'
import { pixelsOf } from './mercator.ts'
import { viewOfPoints } from './view-of-points.ts'

test('a map of points has all of them in view, also on a phone', () => {
  const [marseille, lille] = [
    { lat: 43.3, lng: 5.4 },
    { lat: 50.6, lng: 3.06 },
  ]
  const { center, zoom } = viewOfPoints([marseille, lille])
  expect([center.lat, center.lng].map((degrees) => Math.round(degrees * 100) / 100)).toEqual([46.95, 4.23])
  const [from, to] = [pixelsOf(lille, zoom), pixelsOf(marseille, zoom)]
  expect(to.y - from.y).toBeGreaterThan(220)
  expect(to.y - from.y).toBeLessThan(300)
})

test('one place is shown as a town is, no place at all from far', () => {
  expect(viewOfPoints([{ lat: 50, lng: 4 }])).toEqual({ center: { lat: 50, lng: 4 }, zoom: 12, key: '' })
  expect(viewOfPoints([]).center).toEqual(defaultCentre)
})

test('a few places far away leave the others as they are', () => {
  const here = Array.from({ length: 98 }, (_, at) => ({ lat: 45 + at / 50, lng: 2 + at / 50 }))
  const far = { lat: 28, lng: -16 }
  const [near, all] = [viewOfPoints(here), viewOfPoints([...here, far, far])]
  expect(all.zoom).toBeCloseTo(near.zoom, 0)
  expect(all.center.lat).toBeCloseTo(near.center.lat, 0)
})
