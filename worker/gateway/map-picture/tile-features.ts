import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { ClipFrame } from '../../../src/domain/map/clip.ts'
import type { Pixels } from '../../../src/domain/map/mercator.ts'

/** Our own tiles go no closer than this zoom. */
export const tileZoom = 8

const tilePixels = 512

export interface Tile {
  readonly x: number
  readonly y: number
  readonly bytes: ArrayBuffer
}

export interface DrawnFeature {
  readonly properties: Readonly<Record<string, unknown>>
  readonly geometry: readonly (readonly Pixels[])[]
}

/** Returns the tiles that a frame needs. The frame is in world pixels at `zoom`. */
export function tilesOf({ left, top, right, bottom }: ClipFrame, zoom: number): readonly { readonly x: number; readonly y: number }[] {
  const size = tilePixels * 2 ** (zoom - tileZoom)
  const range = (from: number, to: number) => {
    const first = Math.floor(from / size)
    return Array.from({ length: Math.floor(to / size) - first + 1 }, (_, at) => first + at)
  }
  return range(left, right).flatMap((x) => range(top, bottom).map((y) => ({ x, y })))
}

/** Places features in pixels from the corner of the frame. Throws on a broken tile. */
export function featuresOf(tiles: readonly Tile[], layer: string, { left, top }: ClipFrame, zoom: number): readonly DrawnFeature[] {
  const size = tilePixels * 2 ** (zoom - tileZoom)
  return tiles.flatMap(({ x, y, bytes }) => {
    const found = new VectorTile(new PbfReader(bytes)).layers[layer]
    if (!found) return []
    return Array.from({ length: found.length }, (_, at) => {
      const feature: VectorTileFeature = found.feature(at)
      const scale = size / feature.extent
      const place = (point: Pixels): Pixels => ({ x: x * size + point.x * scale - left, y: y * size + point.y * scale - top })
      return { properties: feature.properties, geometry: feature.loadGeometry().map((part) => part.map(place)) }
    })
  })
}
