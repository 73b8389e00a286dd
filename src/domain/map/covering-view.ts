import type { Point } from '../../contract/scalars.ts'
import { pixelsOf } from './mercator.ts'
import type { MapView } from './view-of-search.ts'

/** Pins, their labels and the controls need this room inside the edges. */
const marginPixels = { x: 48, y: 72 }

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the view itself if it shows all points, or else the closest view that does, never one that is closer. */
export function coveringView(view: MapView, points: readonly Point[], size: Size): MapView {
  const room = { x: Math.max(1, size.width - 2 * marginPixels.x), y: Math.max(1, size.height - 2 * marginPixels.y) }
  const centre = pixelsOf(view.center, view.zoom)
  const isInside = (point: Point) => {
    const at = pixelsOf(point, view.zoom)
    return Math.abs(at.x - centre.x) <= room.x / 2 && Math.abs(at.y - centre.y) <= room.y / 2
  }
  if (points.every(isInside)) return view
  const [latitudes, longitudes] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [from, to] = [pixelsOf({ lat: north, lng: west }, view.zoom), pixelsOf({ lat: south, lng: east }, view.zoom)]
  const closer = Math.min(0, Math.log2(room.x / (to.x - from.x)), Math.log2(room.y / (to.y - from.y)))
  return { ...view, center: { lat: (south + north) / 2, lng: (west + east) / 2 }, zoom: Math.floor((view.zoom + closer) * 10) / 10 }
}
