import type { Point } from '../../contract/scalars.ts'
import { areaZoom } from './area-zoom.ts'
import { circleOf } from './area-search.ts'
import { defaultCentre, zoomFor } from './map-view.ts'
import type { MapView } from './view-of-search.ts'

/** Twice the circle around them, so that they are in view on a phone too, and no pin is at the edge. */
const spread = 2

/** Returns a view with every point in it; the default one without points. */
export function viewOfPoints(points: readonly Point[]): MapView {
  if (points.length === 0) return { center: defaultCentre, zoom: zoomFor(undefined), key: '' }
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  const { point, radius } = circleOf({
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  })
  return { center: point, zoom: Math.min(zoomFor('city'), areaZoom(point, spread * radius)), key: '' }
}
