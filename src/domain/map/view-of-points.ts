import type { Point } from '../../contract/scalars.ts'
import { defaultCentre, zoomFor } from './map-view.ts'
import { pixelsOf } from './mercator.ts'
import type { MapView } from './view-of-search.ts'

/** The points have to fit into a map on the narrowest phone. */
const roomPixels = 260

const minZoom = 3

/** The share of points left out at each side, because a few islands far away would make one spot of all the others. */
const aside = 0.02

export function viewOfPoints(points: readonly Point[]): MapView {
  if (points.length === 0) return { center: defaultCentre, zoom: zoomFor(undefined), key: '' }
  const [south, north] = rangeOf(points.map(({ lat }) => lat))
  const [west, east] = rangeOf(points.map(({ lng }) => lng))
  const [from, to] = [pixelsOf({ lat: north, lng: west }, 0), pixelsOf({ lat: south, lng: east }, 0)]
  const zoom = Math.log2(roomPixels / Math.max(to.x - from.x, to.y - from.y))
  return {
    center: { lat: (south + north) / 2, lng: (west + east) / 2 },
    zoom: Math.min(zoomFor('city'), Math.max(minZoom, Math.round(zoom * 10) / 10)),
    key: '',
  }
}

function rangeOf(degrees: readonly number[]): readonly [number, number] {
  const sorted = degrees.toSorted((one, other) => one - other)
  const out = Math.floor(sorted.length * aside)
  return [sorted[out] ?? 0, sorted[sorted.length - 1 - out] ?? 0]
}
