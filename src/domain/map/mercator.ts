import type { Point } from '../../contract/scalars.ts'

/** The width of the world at zoom 0: one tile. */
const worldPixels = 512

const equatorMetres = 40_075_016.7

export interface Pixels {
  readonly x: number
  readonly y: number
}

/** Projects to Web Mercator, measured from the north-west corner of the world. */
export function pixelsOf({ lat, lng }: Point, zoom: number): Pixels {
  const size = worldPixels * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: ((lng + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size }
}

export const metresPerPixel = (lat: number, zoom: number): number =>
  (equatorMetres * Math.cos((lat * Math.PI) / 180)) / (worldPixels * 2 ** zoom)

export function scaleBar(lat: number, zoom: number, maxPixels: number): { readonly kilometres: number; readonly pixels: number } {
  const longest = (metresPerPixel(lat, zoom) * maxPixels) / 1000
  const power = 10 ** Math.floor(Math.log10(longest))
  const kilometres = ([5, 2].find((step) => step * power <= longest) ?? 1) * power
  return { kilometres, pixels: (kilometres * 1000) / metresPerPixel(lat, zoom) }
}
