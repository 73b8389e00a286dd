import type { DestinationKind } from '../../contract/offers.ts'
import type { Point } from '../../contract/scalars.ts'

/** Degrees; `west` may exceed `east` only when a map crosses the date line, which ours never does. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Zoom levels: a hotel 14, a city (or any single place) 12, a department 9, a region 8, anything larger 6. */
const zooms: Readonly<Record<DestinationKind, number>> = {
  hotel: 14,
  city: 12,
  poi: 12,
  searesort: 12,
  skiresort: 12,
  department: 9,
  region: 8,
  touristicregion: 8,
  country: 6,
}

/** Zoom of a map without a destination. */
const largeZoom = 6

export function zoomFor(kind: DestinationKind | undefined): number {
  return kind === undefined ? largeZoom : zooms[kind]
}

/** Where a map without any other centre stands: Barcelona. */
export const defaultCentre: Point = { lat: 41.3874, lng: 2.1686 }

/** Pixels of a marker. */
export const markerSizes = { normal: 40, active: 47 } as const

/** The smallest bounds around some points; absent without any. */
export function boundsOf(points: readonly Point[]): Bounds | undefined {
  const [first] = points
  if (!first) return undefined
  const start: Bounds = { south: first.lat, west: first.lng, north: first.lat, east: first.lng }
  return points.reduce(
    (bounds, { lat, lng }) => ({
      south: Math.min(bounds.south, lat),
      west: Math.min(bounds.west, lng),
      north: Math.max(bounds.north, lat),
      east: Math.max(bounds.east, lng),
    }),
    start,
  )
}
