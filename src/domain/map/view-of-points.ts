import type { Point } from '../../contract/scalars.ts'
import { defaultCentre, zoomFor } from './map-view.ts'
import { pixelsOf } from './mercator.ts'
import type { MapView } from './view-of-search.ts'

/** Pixels across that even the map of a phone has for its pins. */
const room = 260

/** The lowest zoom of maps. */
const minZoom = 3

/** Returns a view with every point in it; the default one without points. */
export function viewOfPoints(points: readonly Point[]): MapView {
  if (points.length === 0) return { center: defaultCentre, zoom: zoomFor(undefined), key: '' }
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const [from, to] = [pixelsOf({ lat: north, lng: west }, 0), pixelsOf({ lat: south, lng: east }, 0)]
  const zoom = Math.log2(room / Math.max(to.x - from.x, to.y - from.y))
  return {
    center: { lat: (south + north) / 2, lng: (west + east) / 2 },
    zoom: Math.min(zoomFor('city'), Math.max(minZoom, Math.round(zoom * 10) / 10)),
    key: '',
  }
}
