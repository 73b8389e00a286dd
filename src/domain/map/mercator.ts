import type { Point } from '../../contract/scalars.ts'

/** Pixels at zoom 0, with tiles of 512 pixels. */
const world = 512

/** Metres. */
const equator = 40_075_016.7

export interface Pixels {
  readonly x: number
  readonly y: number
}

/** Web Mercator, from the north-west corner of the world. */
export function pixelsOf({ lat, lng }: Point, zoom: number): Pixels {
  const size = world * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: ((lng + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size }
}

/** `lat` in degrees. */
export const metresPerPixel = (lat: number, zoom: number): number => (equator * Math.cos((lat * Math.PI) / 180)) / (world * 2 ** zoom)

/** Longest of 1, 2, 5, 10, 20 … kilometres. */
export function scaleBar(lat: number, zoom: number, maxPixels: number): { readonly kilometres: number; readonly pixels: number } {
  const longest = (metresPerPixel(lat, zoom) * maxPixels) / 1000
  const power = 10 ** Math.floor(Math.log10(longest))
  const kilometres = ([5, 2].find((step) => step * power <= longest) ?? 1) * power
  return { kilometres, pixels: (kilometres * 1000) / metresPerPixel(lat, zoom) }
}
