import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type MapPictureName, mapPictureHref, parseMapPicture } from '../../../src/market/map-picture.ts'
import { drawMap, frameOf, pictureZoom } from './draw.ts'
import { tilesOf } from './tile-features.ts'

function drawn(picture: MapPictureName): string {
  const tiles = tilesOf(frameOf(picture), pictureZoom).flatMap(({ x, y }) => {
    const file = `public/map/tiles/8/${x}/${y}.pbf`
    return existsSync(file) ? [{ x, y, bytes: new Uint8Array(readFileSync(file)).buffer }] : []
  })
  expect(tiles.length).toBeGreaterThan(0)
  return drawMap(picture, tiles)
}

const deauville = { lat: 49.323, lng: -0.001, language: 'fr' } as const

it('draws land, sea, towns, a pin, a scale and the credit, the same each time', () => {
  const picture = drawn(deauville)
  for (const text of ['#f7f2e8', '#c5e1e4', '>Deauville<', '#c03c28', '>5 km<', '© OpenStreetMap']) expect(picture).toContain(text)
  expect(picture).not.toMatch(/NaN|undefined|style=/)
  expect(drawn(deauville)).toBe(picture)
  expect(picture.length).toBeLessThan(10_000)
})

it('names the places in the language, each once, and the town below the pin', () => {
  const marseilles = drawn({ lat: 43.296, lng: 5.37, language: 'es' })
  expect(marseilles.match(/>Marsella</g)).toHaveLength(1)
  expect(marseilles).not.toMatch(/>Marseille \d/)
  const names = [...drawn({ lat: 45.44, lng: 12.33, language: 'it' }).matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, name]) => name)
  expect(names).toContain('Venezia')
  expect(new Set(names).size).toBe(names.length)
})

it('has an address that is parsed back, and no other', () => {
  expect(mapPictureHref(deauville)).toBe('/map-pictures/49.323_-0.001.fr.svg')
  expect(parseMapPicture('49.323_-0.001.fr.svg')).toEqual(deauville)
  for (const file of ['49.3_0.1.fr.svg', '49.323_0.001.en.svg', 'x', '../49.323_0.001.fr.svg'])
    expect(parseMapPicture(file)).toBeUndefined()
})
