import type { Point } from '../../contract/scalars.ts'

/** Metres per pixel, zoom 0, with tiles of 512 pixels. */
const equator = 78_271.5
/** Pixels of the smallest common map. */
const room = 560

/** 3 to 14. `radius` in kilometres. */
export function areaZoom(center: Point, radius: number): number {
  const zoom = Math.log2((equator * Math.cos((center.lat * Math.PI) / 180) * room) / (2000 * Math.max(1, radius)))
  return Math.min(14, Math.max(3, Math.round(zoom * 10) / 10))
}
