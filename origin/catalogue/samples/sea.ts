import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { existsSync, readFileSync } from 'node:fs'
import { PbfReader } from 'pbf'
import type { Point } from '../../../src/contract/scalars.ts'

/** The closest zoom of the site's map. */
const zoom = 8
const tiles = new URL('../../../public/map/tiles/', import.meta.url)

interface Position {
  readonly x: number
  readonly y: number
}
type Shore = readonly [Position, Position]
type Ring = readonly Position[]

/** Position on the whole map, in tiles. */
function positionOf({ lat, lng }: Point): Position {
  const sine = Math.sin((lat * Math.PI) / 180)
  const across = 2 ** zoom
  return { x: ((lng + 180) / 360) * across, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across }
}

const shores = new Map<string, readonly Shore[]>()

/** The parts of the sea in a tile. */
function waterOf(name: string): readonly VectorTileFeature[] {
  const file = new URL(name, tiles)
  const water = existsSync(file) ? new VectorTile(new PbfReader(readFileSync(file))).layers['water'] : undefined
  const features = Array.from({ length: water?.length ?? 0 }, (_, at) => water?.feature(at))
  return features.flatMap((feature) => (feature?.properties['kind'] === 'sea' ? [feature] : []))
}

/** The edges of the sea in a tile, but for those where the tile is cut. */
function shoresIn(x: number, y: number): readonly Shore[] {
  const name = `${zoom}/${x}/${y}.pbf`
  const known = shores.get(name)
  if (known) return known
  const found = waterOf(name).flatMap((feature) => {
    const { extent } = feature
    const isOutside = (point: Position): boolean => point.x <= 0 || point.x >= extent || point.y <= 0 || point.y >= extent
    const placed = (point: Position): Position => ({ x: x + point.x / extent, y: y + point.y / extent })
    return feature.loadGeometry().flatMap((ring) =>
      ring.flatMap((end, index): Shore[] => {
        const start = ring[index - 1]
        return start === undefined || (isOutside(start) && isOutside(end)) ? [] : [[placed(start), placed(end)]]
      }),
    )
  })
  shores.set(name, found)
  return found
}

function distanceTo(from: Position, [start, end]: Shore): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const along = ((from.x - start.x) * dx + (from.y - start.y) * dy) / (dx * dx + dy * dy || 1)
  const nearest = Math.max(0, Math.min(1, along))
  return Math.hypot(from.x - start.x - nearest * dx, from.y - start.y - nearest * dy)
}

const equator = 40_075

/** Kilometres to the shore on the site's map, to some hundred metres; Infinity where no sea is near. */
export function kilometresToSea(point: Point): number {
  const from = positionOf(point)
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => shoresIn(Math.floor(from.x) + dx, Math.floor(from.y) + dy)))
  const inTiles = Math.min(...around.map((shore) => distanceTo(from, shore)))
  return (inTiles * equator * Math.cos((point.lat * Math.PI) / 180)) / 2 ** zoom
}

const seas = new Map<string, readonly Ring[]>()

/** The outlines of the sea in a tile, in parts of its width. */
function seasIn(x: number, y: number): readonly Ring[] {
  const name = `${zoom}/${x}/${y}.pbf`
  const known = seas.get(name)
  if (known) return known
  const found = waterOf(name).flatMap((feature) =>
    feature.loadGeometry().map((ring) => ring.map((point) => ({ x: point.x / feature.extent, y: point.y / feature.extent }))),
  )
  seas.set(name, found)
  return found
}

/** Whether a point is in the sea of the site's map, to some hundred metres. */
export function isInSea(point: Point): boolean {
  const at = positionOf(point)
  const [column, line] = [Math.floor(at.x), Math.floor(at.y)]
  const [x, y] = [at.x - column, at.y - line]
  const isCrossed = (ring: Ring, index: number): boolean => {
    const [end, start] = [ring[index], ring.at(index - 1)]
    return (
      end !== undefined &&
      start !== undefined &&
      end.y > y !== start.y > y &&
      x < ((start.x - end.x) * (y - end.y)) / (start.y - end.y) + end.x
    )
  }
  const crossings = seasIn(column, line).flatMap((ring) => ring.filter((_, index) => isCrossed(ring, index)))
  return crossings.length % 2 === 1
}
