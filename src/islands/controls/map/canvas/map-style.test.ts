import { readFileSync } from 'node:fs'
import type { StyleSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { maxZoomOf, withStreets } from './map-style.ts'

const streets = { address: 'streets://https://tiles.example.com/{z}/{x}/{y}.pbf', maxZoom: 14 }

// @rule S9.24
test('the map goes as close as its tiles are useful: to a city, and to a hotel with street tiles', () => {
  expect(maxZoomOf(undefined)).toBe(12)
  expect(maxZoomOf(streets)).toBeGreaterThanOrEqual(14)
})

test('with street tiles our own layers end where the streets begin', () => {
  const own: StyleSpecification = JSON.parse(readFileSync('public/map/style.template.json', 'utf8'))
  const style = withStreets(own, 'fr', streets)
  expect(style.sources['streets']).toMatchObject({
    tiles: ['streets://https://tiles.example.com/{z}/{x}/{y}.pbf'],
    minzoom: 9,
    maxzoom: 14,
  })
  for (const layer of style.layers) {
    if (layer.type === 'background') continue
    const isStreet = 'source' in layer && layer.source === 'streets'
    if (isStreet) expect([layer.id, (layer.minzoom ?? 0) >= 9]).toEqual([layer.id, true])
    else expect([layer.id, (layer.maxzoom ?? 99) <= 9]).toEqual([layer.id, true])
  }
  expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length)
})
