import type { Context } from 'hono'
import { BoundedMap } from '../../../src/bounded-map/bounded-map.ts'
import { parseMapPicture } from '../../../src/market/map-picture.ts'
import type { Env, Service } from '../../env.ts'
import type { Gateway } from '../gateway.ts'
import { drawMap, frameOf, pictureZoom } from './draw.ts'
import { type Tile, tilesOf, tileZoom } from './tile-features.ts'

const known = new BoundedMap<string, string>({ capacity: 100 })

const headers = { 'cache-tag': 'map' } as const

/** Draws a picture from our own tiles. Sends 404 for another name or a point without tiles, and 502 when tiles cannot be read. */
export async function mapPicture(c: Context<Gateway>): Promise<Response> {
  const file = c.req.param('file') ?? ''
  const picture = parseMapPicture(file)
  const drawn = known.get(file)
  if (!picture) return c.text('Not found', 404, { ...headers, 'cache-control': 'public, max-age=60' })
  let svg = drawn
  if (svg === undefined) {
    const tiles = await readTiles(c.env, tilesOf(frameOf(picture), pictureZoom), c.req.raw)
    if (!tiles) return c.text('Picture unavailable', 502, { ...headers, 'cache-control': 'no-store' })
    if (tiles.length === 0) return c.text('Not found', 404, { ...headers, 'cache-control': 'public, max-age=60' })
    svg = drawMap(picture, tiles)
    known.set(file, svg)
  }
  return c.body(svg, 200, { ...headers, 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=2592000' })
}

async function readTiles(
  { ASSETS: assets }: Pick<Env, 'ASSETS'>,
  needed: readonly { readonly x: number; readonly y: number }[],
  { url, signal }: Request,
): Promise<readonly Tile[] | undefined> {
  try {
    const tiles = await Promise.all(needed.map(({ x, y }) => readTile(assets, { x, y }, new URL(url).origin, signal)))
    return tiles.flatMap((tile) => tile ?? [])
  } catch {
    return undefined
  }
}

async function readTile(
  assets: Service,
  { x, y }: { readonly x: number; readonly y: number },
  origin: string,
  signal: AbortSignal,
): Promise<Tile | undefined> {
  const response = await assets.fetch(`${origin}/map/tiles/${tileZoom}/${x}/${y}.pbf`, { signal })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`the tile ${x} ${y}: ${response.status}`)
  return { x, y, bytes: await response.arrayBuffer() }
}
