import { expect, test } from 'vitest'
import { streetTilesOf } from './street-tiles.ts'

const url = 'https://tiles.example.com/v1/{z}/{x}/{y}.pbf?key=abc'

test('street tiles are XYZ addresses with https, or a PMTiles archive', () => {
  expect(streetTilesOf({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Example' })).toEqual({ url, attribution: '© Example' })
  expect(streetTilesOf({ MAP_TILES_URL: url })?.attribution).toBe('')
  const archive = 'https://tiles.example.com/europe.pmtiles?key=abc'
  expect(streetTilesOf({ MAP_TILES_URL: archive })?.url).toBe(archive)
})

test.each([
  undefined,
  '',
  'tiles',
  'http://tiles.example.com/{z}/{x}/{y}.pbf',
  'https://tiles.example.com/{z}/{x}.pbf',
  'javascript:{z}{x}{y}',
  'http://tiles.example.com/europe.pmtiles',
  'https://tiles.example.com/europe.mbtiles',
])('none with the address %s', (address) =>
  expect(streetTilesOf({ ...(address !== undefined && { MAP_TILES_URL: address }) })).toBeUndefined(),
)
